/** Whether this page shows a game that is over: then nothing is covered from those who look over one's shoulder, and nothing can be done or said. */
export const watchingAgain = $state({ on: false });

/** Who one is at each table that this page has been at, by its code: a game is watched again from one's own chair. */
export const memberAt = new Map<string, number>();

/** Who is "you" to this page: the person in this seat, but in a replay nobody, as nobody there is asked for anything. */
export const addressed = (seat: number | null): number | null => (watchingAgain.on ? null : seat);
