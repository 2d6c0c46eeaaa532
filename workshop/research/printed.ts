/**
 * Figures that an article prints, compared with its study's results. `printed.txt` beside a study is the table: a line
 * is a piece of the article in which `{source|form}` replaces a figure, and tells where in results.json it comes from.
 *
 *     kept in {rows[rule=bounded,questions=800].kept|percent} percent of the draws
 *
 * Forms: `percent`, `percent1` (with a decimal), `rest` (the difference to 100 percent), `over` (a multiple's excess
 * over 1, in percent), `0`, `1`, `2` decimals, `seconds` (from milliseconds), `below` (a negative figure without its
 * sign), `count` (with commas), `word` (in letters, to twenty), `round` (to a whole number, then in letters),
 * `capital`, names of outcomes in a table (`onceReloaded`, `refusedOrOpens`, `fromTheDate`, `sessions`, `others`), and
 * `allRefunds`. Lines that begin with `#` are comments. Below a line `> another-article` are pieces of that article.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

interface PrintedFigure {
  line: number;
  /** The piece of the article with the figures of the results. */
  expected: string;
  /** Whether the article contains it. */
  found: boolean;
}

const folder = import.meta.dirname;
/** Numbers in letters, from 0; “none” rather than “zero”. */
const words =
  'none one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

const forms: Record<string, (value: never) => string> = {
  percent: (value: number) => (value * 100).toFixed(0),
  percent1: (value: number) => (value * 100).toFixed(1),
  rest: (value: number) => ((1 - value) * 100).toFixed(0),
  over: (value: number) => ((value - 1) * 100).toFixed(0),
  0: (value: number) => value.toFixed(0),
  1: (value: number) => value.toFixed(1),
  2: (value: number) => value.toFixed(2),
  seconds: (value: number) => (value / 1000).toFixed(1),
  below: (value: number) => (-value).toFixed(2),
  count: (value: number) => value.toLocaleString('en-US'),
  word: (value: number) => words[value] ?? String(value),
  round: (value: number) => words[Math.round(value)] ?? value.toFixed(0),
  capital: (value: string) => value.charAt(0).toUpperCase() + value.slice(1),
  refusedOrOpens: (outcome: string) => (outcome.startsWith('refused') ? 'Refused' : 'Opens'),
  onceReloaded: (servedBefore: boolean) => (servedBefore ? 'After a reload' : 'At once'),
  /** The last second in which a healthy device was served, counted from the list's date. */
  fromTheDate: (lastServed: number) => (lastServed === -1 ? 'All refused' : `Served until second ${lastServed}`),
  sessions: (state: string) => ({ stays: 'Stay', cut: 'Cut' })[state] ?? state,
  /** What became of a healthy device's session when others were cut. */
  others: (state: string) => (state === 'cut' ? 'like all' : 'alone'),
  /** The refunds of a list in JSON, added up and counted. */
  allRefunds(list: string) {
    const cents = [...list.matchAll(/"cents":(\d+)/g)].map(([, amount]) => Number(amount));
    const sum = cents.reduce((total, amount) => total + amount, 0);
    return `$${(sum / 100).toFixed(2)} in ${words[cents.length]} refunds`;
  },
};

/** The folders with a study, by the file name of their article. */
export const studies = () => readdirSync(folder).filter((name) => existsSync(join(folder, name, 'study.ts')));

/** The lines of a study's table, compared with the article. Throws if a source or a form does not exist. */
export function printedFigures(article: string): PrintedFigure[] {
  const results: unknown = JSON.parse(readFileSync(join(folder, article, 'results.json'), 'utf8'));
  let text = articleText(article);
  return readFileSync(join(folder, article, 'printed.txt'), 'utf8')
    .split('\n')
    .flatMap((piece, index) => {
      if (piece.startsWith('> ')) text = articleText(piece.slice(2).trim());
      if (piece.trim() === '' || /^[#>]/.test(piece)) return [];
      const expected = piece
        .trim()
        .replaceAll(/\{([^}|]+)(?:\|(\w+))?\}/g, (_, source: string, form?: string) =>
          formatFigure(valueAt(results, source), form, `${article}/printed.txt, line ${index + 1}: {${source}}`),
        );
      return [{ line: index + 1, expected, found: text.includes(expected) }];
    });
}

const articleText = (article: string) =>
  readFileSync(join(folder, '../../content/blog', `${article}.md`), 'utf8').replaceAll(/\s+/g, ' ');

/** A figure in the form that the table asks for. */
function formatFigure(value: unknown, form: string | undefined, where: string): string {
  if (value === undefined || value === null) throw new Error(`${where} is not in results.json`);
  if (form === undefined) return typeof value === 'string' ? value : JSON.stringify(value);
  const format = forms[form];
  if (!format) throw new Error(`${where} has no form “${form}”: one of ${Object.keys(forms).join(', ')}`);
  return format(value as never);
}

/**
 * Looks up `rows[rule=bounded,questions=800].kept`: square brackets choose the item with those entries. A comma that no
 * `name=` follows belongs to the entry.
 */
function valueAt(root: unknown, source: string): unknown {
  const steps = source.match(/[^.[\]]+|\[[^\]]+\]/g) ?? [];
  return steps.reduce((value, step) => stepInto(value, step), root);
}

function stepInto(value: unknown, step: string): unknown {
  if (!step.startsWith('[')) return (value as Record<string, unknown> | undefined)?.[step];
  const wanted = step
    .slice(1, -1)
    .split(/,(?=\w+=)/)
    .map((pair) => pair.split('='));
  return (value as Record<string, unknown>[] | undefined)?.find((item) =>
    wanted.every(([name, expected]) => String(item[name!]) === expected),
  );
}
