/** Says how a figure follows from others: `= first * firstPrice`. */
export const isFormula = (text: string): boolean => text.startsWith('=');

/** Looks up a name in a formula: `first`, or `rentalPrices.first` for a figure of another subject. */
type NumberNamed = (name: string) => number;

/** Signs that are typeset otherwise. */
const signs: Record<string, string> = { '×': '*', '÷': '/', '−': '-' };

const token = /\s*([\d.]+|[A-Za-z][\w.]*|[-+*/()×÷−])/y;

/** The formula's value. Throws an Error with the fix if it cannot be computed, and passes on those of `numberNamed`. */
export function computed(formula: string, numberNamed: NumberNamed): number {
  const tokens = tokensOf(formula);
  const sum = () => series(product, { '+': (one, other) => one + other, '-': (one, other) => one - other });
  const product = () => series(single, { '*': (one, other) => one * other, '/': (one, other) => one / other });
  const series = (part: () => number, acts: Record<string, (one: number, other: number) => number>): number => {
    let value = part();
    for (let act = acts[tokens[0] ?? '']; act; act = acts[tokens[0] ?? '']) {
      tokens.shift();
      value = act(value, part());
    }
    return value;
  };
  const single = (): number => {
    const next = tokens.shift() ?? '';
    if (next === '(') {
      const value = sum();
      if (tokens.shift() !== ')') throw unreadable(formula);
      return value;
    }
    if (/^[A-Za-z]/.test(next)) return numberNamed(next);
    if (!/^\d+(\.\d+)?$/.test(next)) throw unreadable(formula);
    return Number(next);
  };
  const value = sum();
  if (tokens.length > 0 || !Number.isFinite(value)) throw unreadable(formula);
  return value;
}

/** The names in a formula, in their order. */
export const namesIn = (formula: string): string[] => formula.match(/[A-Za-z][\w.]*/g) ?? [];

function tokensOf(formula: string): string[] {
  const text = formula.slice(1).trim();
  const tokens: string[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const found = token.exec(text)?.[1];
    if (found === undefined) throw unreadable(formula);
    tokens.push(signs[found] ?? found);
  }
  return tokens;
}

const unreadable = (formula: string) =>
  new Error(
    `“${formula}” cannot be computed: write names of figures, and + - * / between them, as in “= first * firstPrice”`,
  );
