/** A record that was dropped on the home page, on its way to where it is watched. */
export const dropped = $state<{ file: File | null }>({ file: null });
