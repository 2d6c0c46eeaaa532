/** Whether a figure is computed from others, as in `= first * firstPrice`. */
export const isFormula = (text: string): boolean => text.startsWith('=');

/** Looks up a name in a formula: `first`, or `rentalPrices.first` for a figure of another subject. */
type LookUp = (name: string) => number;

type Operator = (left: number, right: number) => number;

/** Typographic operators that formulas may also contain, with their ASCII equivalents. */
const asciiOperators: Record<string, string> = { '×': '*', '÷': '/', '−': '-' };

const token = /\s*([\d.]+|[A-Za-z][\w.]*|[-+*/()×÷−])/y;

/** The formula's value. Throws an Error that says how to fix the formula; errors of `lookUp` pass through. */
export function evaluate(formula: string, lookUp: LookUp): number {
  const tokens = tokensOf(formula);
  // Recursive descent: sums of products of operands.
  const sum = () =>
    leftAssociative(product, { '+': (left, right) => left + right, '-': (left, right) => left - right });
  const product = () =>
    leftAssociative(operand, { '*': (left, right) => left * right, '/': (left, right) => left / right });
  const leftAssociative = (readOperand: () => number, operators: Record<string, Operator>): number => {
    const nextOperator = () => operators[tokens[0] ?? ''];
    let value = readOperand();
    for (let operator = nextOperator(); operator; operator = nextOperator()) {
      tokens.shift();
      value = operator(value, readOperand());
    }
    return value;
  };
  const operand = (): number => {
    const next = tokens.shift() ?? '';
    if (next === '(') {
      const value = sum();
      if (tokens.shift() !== ')') throw formulaError(formula);
      return value;
    }
    if (/^[A-Za-z]/.test(next)) return lookUp(next);
    if (!/^\d+(\.\d+)?$/.test(next)) throw formulaError(formula);
    return Number(next);
  };
  const value = sum();
  if (tokens.length > 0 || !Number.isFinite(value)) throw formulaError(formula);
  return value;
}

/** The names in a formula, in order of appearance. */
export const namesIn = (formula: string): string[] => formula.match(/[A-Za-z][\w.]*/g) ?? [];

function tokensOf(formula: string): string[] {
  const text = formula.slice(1).trim();
  const tokens: string[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const found = token.exec(text)?.[1];
    if (found === undefined) throw formulaError(formula);
    tokens.push(asciiOperators[found] ?? found);
  }
  return tokens;
}

const formulaError = (formula: string) =>
  new Error(
    `“${formula}” cannot be computed: write names of figures, and + - * / between them, as in “= first * firstPrice”`,
  );
