/** Total and date of a receipt, from its lines. Simple rules, written on the first 150 receipts. */

const amount = /\d{1,3}(?:,\d{3})+\.\d{2}(?!\d)|\d+[.,] ?\d{2}(?![\d%])/g;
const notTheTotal = /sub|qty|quantity|item|disc|saving|gst|tax|excl|before|point|change|cash/i;
const toPay = /rounded|grand|nett?\b|payable/i;

/** Cents; undefined if no line names a total with exactly one amount in it or below it. */
export function totalOf(lines: readonly string[]): number | undefined {
  const totals = lines.flatMap((line, index) => {
    if (!/t[o0]ta[l1i!)]|am(oun)?t due/i.test(line)) return [];
    if (notTheTotal.test(line) && !/rounded|grand|incl/i.test(line)) return [];
    const own = amountsIn(line);
    const next = lines.slice(index + 1).find((other) => other.trim() !== '') ?? '';
    const below = /[a-z]{3}/i.test(next) ? [] : amountsIn(next);
    const found = own.length > 0 ? own : below;
    // Two amounts beside one “total” are the last line of a tax table.
    return found.length === 1 && found[0]! > 0 ? [{ cents: found[0]!, toPay: toPay.test(line) }] : [];
  });
  return (totals.findLast((total) => total.toPay) ?? totals.at(-1))?.cents;
}

export const amountsIn = (line: string): number[] => [...line.matchAll(amount)].map(([text]) => centsOf(text));

export function centsOf(text: string): number {
  const digits = text.replaceAll(/[^\d.,]/g, '').replace(/[.,](\d{2})$/, '.$1');
  return Math.round(Number(digits.replaceAll(',', '')) * 100);
}

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const byName = /(\d{1,2})[ \-/.]?(JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)[A-Z]*[ \-/.,]*(\d{4}|\d{2})/i;
const nameFirst = /(JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)[A-Z]*[ .]*(\d{1,2})[ ,]+(\d{4})/i;
const yearFirst = /(20\d{2})[-/.]?(\d{2})[-/.]?(\d{2})(?!\d)/;
const dayFirst = /(?<!\d)(\d{1,2})[-/.](\d{1,2})[-/.](20\d{2}|\d{2})(?!\d)/;

/** The first date as year, month, day; undefined if no line has a valid one. Days come first on these receipts. */
export function dateOf(lines: readonly string[]): string | undefined {
  for (const line of lines) {
    const found = dateIn(line);
    if (found) return found;
  }
  return undefined;
}

function dateIn(line: string): string | undefined {
  const named = byName.exec(line);
  if (named) return dated(named[3]!, months.indexOf(named[2]!.toUpperCase()) + 1, named[1]!);
  const first = nameFirst.exec(line);
  if (first) return dated(first[3]!, months.indexOf(first[1]!.toUpperCase()) + 1, first[2]!);
  const day = dayFirst.exec(line);
  if (day) return dated(day[3]!, Number(day[2]), day[1]!);
  const year = yearFirst.exec(line);
  return year ? dated(year[1]!, Number(year[2]), year[3]!) : undefined;
}

function dated(year: string, month: number, day: string): string | undefined {
  const full = year.length === 2 ? `20${year}` : year;
  if (month < 1 || month > 12 || Number(day) < 1 || Number(day) > 31) return undefined;
  return `${full}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
}
