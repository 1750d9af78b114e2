/** How lines speak to the person who reads them. */
import { say } from '../lib/words';

/** The names at a table where I play alone, without a name. */
export const nameless = (names: readonly string[], me: number) => names.map((name, seat) => (seat === me ? say('web-you') : name));

/** A line that then speaks of me as of somebody else: "You leads". */
export const OF_ME = /\bYou(?:'s| (?:is|was|has|[a-z]+[^s\W]s)(?:n't)?)\b/;
