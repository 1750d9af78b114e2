/** Whether this page shows a game that is over: then nothing is covered from those who look over one's shoulder, and nothing can be said. */
export const watchingAgain = $state({ on: false });
