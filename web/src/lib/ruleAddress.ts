/** Where a rule is read: on its title's page, or on that of Time Bomb, whose rules Evolution shares. */
const PAGES: Record<string, string> = { TB: 'time-bomb' };

export const ruleAddress = (game: string, rule: string) => `/rules/${PAGES[rule.slice(0, 2)] ?? game}#${rule}`;
