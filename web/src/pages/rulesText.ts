/** A rules page as sections of entries, so that each numbered rule can be linked to and searched. */
import { marked, type Token, type Tokens } from 'marked';
import { ruleAddress } from '../lib/ruleAddress';
import { say } from '../lib/words';

export interface Entry {
  readonly id: string; // its number, the first time that it stands on the page
  readonly html: string;
  readonly text: string; // what the search looks at
}
export type Block =
  | { readonly kind: 'text' | 'list'; readonly entries: readonly Entry[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (Entry & { readonly cells: readonly string[] })[] };
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}
export interface RulesText {
  readonly title: string;
  readonly sections: readonly Section[];
}

const FOR_EVERY_GAME = 'What holds for every game:';
const NUMBER = /<strong>([A-Z]+\d+)<\/strong>/;
const MARKS: Record<string, string> = { ruling: 'rules-ruling', ours: 'rules-ours' };
const MARK = /\((ruling|ours)\b/g;
const CITED = /<a .*?<\/a>|<[^>]+>|\b(?:ALL|TB|TE|BS|TS|TR)\d+\b/gs;

/** The page of one title, and what holds for every game at its end. */
export function readRules(page: string, everyGame: string): RulesText {
  const shared = everyGame.slice(everyGame.indexOf(FOR_EVERY_GAME) + FOR_EVERY_GAME.length);
  const tokens = marked.lexer(`${page}\n\n## ${say('rules-every-game')}\n${shared}`);
  const known = new Set([...`${page}${shared}`.matchAll(/\*\*([A-Z]+\d+)\*\*/g)].map(([, number]) => number ?? ''));
  return new Reader(known).read(tokens);
}

/** Only the entries that have all these words; sections without any are left out. */
export function search(sections: readonly Section[], sought: string): readonly Section[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return sections;
  const fits = ({ text }: Entry) => words.every((word) => text.includes(word));
  const kept = (block: Block): Block => (block.kind === 'table' ? { ...block, rows: block.rows.filter(fits) } : { ...block, entries: block.entries.filter(fits) });
  return sections
    .map((section) => ({ ...section, blocks: section.blocks.map(kept).filter((block) => sizeOf(block)) }))
    .filter(({ blocks }) => blocks.length);
}

export const count = (sections: readonly Section[]) => sections.flatMap(({ blocks }) => blocks).reduce((all, block) => all + sizeOf(block), 0);

const sizeOf = (block: Block) => (block.kind === 'table' ? block.rows.length : block.entries.length);

class Reader {
  readonly #known: ReadonlySet<string>;
  readonly #used = new Set<string>();

  constructor(known: ReadonlySet<string>) {
    this.#known = known;
  }

  read(tokens: readonly Token[]): RulesText {
    let title = '';
    const sections: { id: string; title: string; blocks: Block[] }[] = [{ id: 'top', title: '', blocks: [] }];
    for (const token of tokens) {
      if (token.type === 'heading') {
        const name = (token as Tokens.Heading).text.replace(/`|\s*\(.*\)/g, '');
        if ((token as Tokens.Heading).depth === 1) title = name;
        else sections.push({ id: name.toLowerCase().replace(/\W+/g, '-'), title: name, blocks: [] });
      } else if (token.type !== 'space') sections.at(-1)?.blocks.push(this.#block(token));
    }
    return { title, sections: sections.filter(({ blocks }) => blocks.length) };
  }

  #block(token: Token): Block {
    if (token.type === 'list') return { kind: 'list', entries: (token as Tokens.List).items.map((item) => this.#entry(marked.parser(item.tokens))) };
    if (token.type !== 'table') return { kind: 'text', entries: [this.#entry(marked.parser([token]))] };
    const { header, rows } = token as Tokens.Table;
    const cell = ({ tokens }: Tokens.TableCell) => this.#linked(marked.Parser.parseInline(tokens));
    return { kind: 'table', head: header.map(cell), rows: rows.map((row) => ({ ...this.#entry(row.map(({ text }) => text).join(' ')), cells: row.map(cell) })) };
  }

  #entry(html: string): Entry {
    const number = NUMBER.exec(html)?.[1] ?? '';
    const id = this.#used.has(number) ? '' : number;
    this.#used.add(number);
    const linked = this.#linked(html.replace(NUMBER, '<b>$1</b>'), number);
    return { id, html: linked, text: linked.replace(/<[^>]+>/g, '').toLowerCase() };
  }

  /** Every number of a rule is a link to it, and what we decided ourselves says so. */
  #linked(html: string, own = ''): string {
    const cited = html.replace(CITED, (found) => (found.startsWith('<') || found === own ? found.replace(/href="([\w-]+)\.md/, 'href="/rules/$1') : this.#link(found)));
    return cited.replace(MARK, (_, mark: string) => `(${say(MARKS[mark] ?? mark)}`);
  }

  #link(number: string): string {
    return `<a href="${this.#known.has(number) ? `#${number}` : ruleAddress('', number)}">${number}</a>`;
  }
}
