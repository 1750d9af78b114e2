/** Whether the browser lets this page make sounds by now, which it does after a tap. */
export const audible = $state({ now: false });
