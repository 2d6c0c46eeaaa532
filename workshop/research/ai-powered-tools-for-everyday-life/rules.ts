// The total and the date of a receipt, from its lines: simple rules, written on the first 150 receipts.

/** An amount with cents, not a percentage. */
const amount = /\d{1,3}(?:,\d{3})+\.\d{2}(?!\d)|\d+[.,] ?\d{2}(?![\d%])/g;
/** “Total”, also as Tesseract misreads it, or “amount due”. */
const totalWords = /t[o0]ta[l1i!)]|am(oun)?t due/i;
/** Words of a line with another total than the one to pay. */
const otherTotalWords = /sub|qty|quantity|item|disc|saving|gst|tax|excl|before|point|change|cash/i;
/** Words that make a line with `otherTotalWords` the total to pay nevertheless. */
const finalTotalWords = /rounded|grand|incl/i;
/** Words of a line with the total to pay, preferred to other lines. */
const payableWords = /rounded|grand|nett?\b|payable/i;

/** The total in cents; undefined if no line names a total with exactly one amount in it or in the next line of text. */
export function totalOf(lines: readonly string[]): number | undefined {
  const totals = lines.flatMap((line, index) => {
    if (!totalWords.test(line)) return [];
    if (otherTotalWords.test(line) && !finalTotalWords.test(line)) return [];
    const lineAmounts = amountsIn(line);
    const next = lines.slice(index + 1).find((other) => other.trim() !== '') ?? '';
    const nextAmounts = /[a-z]{3}/i.test(next) ? [] : amountsIn(next);
    const found = lineAmounts.length > 0 ? lineAmounts : nextAmounts;
    // Two amounts beside one “total” are the last line of a tax table.
    return found.length === 1 && found[0]! > 0 ? [{ cents: found[0]!, isPayable: payableWords.test(line) }] : [];
  });
  return (totals.findLast(({ isPayable }) => isPayable) ?? totals.at(-1))?.cents;
}

export const amountsIn = (line: string): number[] => [...line.matchAll(amount)].map(([text]) => centsOf(text));

/** An amount in cents, with a point or comma before the last two digits. */
export function centsOf(text: string): number {
  const digits = text.replaceAll(/[^\d.,]/g, '').replace(/[.,](\d{2})$/, '.$1');
  return Math.round(Number(digits.replaceAll(',', '')) * 100);
}

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const monthNumber = (name: string) => months.indexOf(name.toUpperCase()) + 1;
const dayThenName = /(\d{1,2})[ \-/.]?(JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)[A-Z]*[ \-/.,]*(\d{4}|\d{2})/i;
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
  const [, namedDay, name, namedYear] = dayThenName.exec(line) ?? [];
  if (namedDay) return isoDate(namedYear!, monthNumber(name!), namedDay);
  const [, firstName, dayAfterName, yearAfterName] = nameFirst.exec(line) ?? [];
  if (firstName) return isoDate(yearAfterName!, monthNumber(firstName), dayAfterName!);
  const [, firstDay, monthAfterDay, yearAfterDay] = dayFirst.exec(line) ?? [];
  if (firstDay) return isoDate(yearAfterDay!, Number(monthAfterDay), firstDay);
  const [, firstYear, monthAfterYear, dayAfterYear] = yearFirst.exec(line) ?? [];
  return firstYear ? isoDate(firstYear, Number(monthAfterYear), dayAfterYear!) : undefined;
}

/** `2018-05-31`; undefined for a month other than 1 to 12 or a day other than 1 to 31. */
function isoDate(year: string, month: number, day: string): string | undefined {
  const full = year.length === 2 ? `20${year}` : year;
  if (month < 1 || month > 12 || Number(day) < 1 || Number(day) > 31) return undefined;
  return `${full}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
}
