import { evaluate, isFormula, namesIn } from '#content/schema/figure-formula.ts';
import type { Figures } from '#content/schema/figures.ts';
import { similarNamesHint } from '#content/schema/nearest-names.ts';
import type { LanguageName } from '#languages/languages.ts';
import { numberSeparators } from './number-separators.ts';

/** Called for each figure that cannot be computed, with a message that includes the fix. */
type ReportFigure = (path: [subject: string, name: string], message: string) => void;

/** The problem with the formula of `figure`, such as `rentalPrices.atFirst`. */
class FormulaError extends Error {
  override name = 'FormulaError';
  readonly figure: string;

  constructor(figure: string, message: string) {
    super(message);
    this.figure = figure;
  }
}

/**
 * The figures, with a value in place of each formula, written like the first figure in it that has a unit: `= first *
 * firstPrice` is $660 if these are 60 and $11. A formula that cannot be computed is reported and left unchanged.
 */
export function withDerived(figures: Figures, language: LanguageName, report: ReportFigure): Figures {
  const texts = new Map<string, string>();
  // `dependents` are the figures whose formulas lead to this one.
  const textOf = (subject: string, name: string, dependents: readonly string[]): string => {
    const key = `${subject}.${name}`;
    const cachedText = texts.get(key);
    if (cachedText !== undefined) return cachedText;
    const source = figures[subject]?.[name] ?? '';
    if (dependents.includes(key)) {
      throw new FormulaError(
        key,
        `“${source}” depends on itself: leave ${name} out of the formulas that it depends on`,
      );
    }
    try {
      const text = isFormula(source) ? derive(source, language, lookUp(subject, [...dependents, key])) : source;
      texts.set(key, text);
      return text;
    } catch (error) {
      throw error instanceof FormulaError ? error : new FormulaError(key, (error as Error).message);
    }
  };
  const lookUp = (ownSubject: string, dependents: readonly string[]) => (reference: string) => {
    const [, subject = ownSubject, name = reference] = /^([^.]*)\.([^.]*)$/.exec(reference) ?? [];
    if (figures[subject]?.[name] !== undefined) return textOf(subject, name, dependents);
    const knownNames = Object.keys(figures[ownSubject] ?? {});
    throw new Error(`“${reference}” is not a figure: correct its spelling${similarNamesHint(reference, knownNames)}`);
  };
  const valueOf = (subject: string, name: string, source: string) => {
    try {
      return textOf(subject, name, []);
    } catch (error) {
      if (!(error instanceof FormulaError)) throw error;
      // A figure that is wrong only because it follows from a wrong one is not reported as well.
      if (error.figure === `${subject}.${name}`) report([subject, name], error.message);
      return source;
    }
  };
  return Object.fromEntries(
    Object.entries(figures).map(([subject, values]) => [
      subject,
      Object.fromEntries(Object.entries(values).map(([name, text]) => [name, valueOf(subject, name, text)])),
    ]),
  );
}

/** A figure with one number, and the text before and after it, as in `$1,850` or `1.850 €`. In `-$5` the minus is the number's. */
interface Amount {
  before: string;
  value: number;
  after: string;
  decimals: number;
}

/** The value of a formula, as text. `textNamed` returns the text of the figure that the formula names. */
function derive(formula: string, language: LanguageName, textNamed: (name: string) => string): string {
  const amounts = new Map(namesIn(formula).map((name) => [name, amountOf(name, textNamed(name), language)]));
  const value = evaluate(formula, (name) => amounts.get(name)!.value);
  const all = [...amounts.values()];
  const currencies = new Set(all.flatMap((amount) => (amount.before + amount.after).match(/\p{Sc}/gu) ?? []));
  if (currencies.size > 1) {
    throw new Error(`“${formula}” mixes ${[...currencies].join(' and ')}: write its figures in one currency`);
  }
  const { before = '', after = '' } = all.find((amount) => amount.before || amount.after) ?? {};
  const hasFraction = /[/÷]|\d\.\d/.test(formula);
  const decimals = hasFraction ? 2 : Math.min(2, Math.max(0, ...all.map((amount) => amount.decimals)));
  const isInteger = Math.abs(value - Math.round(value)) < 1e-9;
  const digits = isInteger ? 0 : decimals;
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const minus = value < 0 && Number(value.toFixed(digits)) !== 0 ? '-' : '';
  return minus + before + format.format(Math.abs(value)) + after;
}

function amountOf(name: string, text: string, language: LanguageName): Amount {
  const [, minus = '', before = '', digits = '', after = ''] =
    /^([-−]?)((?:\D*[^\d−-])?)(\d[\d.,]*\d|\d)(\D*)$/.exec(text) ?? [];
  // A number never has three decimals: in another language's notation those are thousands.
  const { group, decimal } = numberSeparators(language);
  const form = new RegExp(String.raw`^(\d+|\d{1,3}(?:[${group}]\d{3})+)(?:[${decimal}](\d{1,2}|\d{4,}))?$`);
  const [found, whole = '', fraction = ''] = form.exec(digits) ?? [];
  if (found === undefined) {
    const sample = new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(1234.5);
    throw new Error(`${name} is “${text}”, which no formula can use: write one number, such as ${sample}`);
  }
  const value = Number(`${minus && '-'}${whole.replaceAll(/\D/g, '')}.${fraction}`);
  return { before, value, after, decimals: fraction.length };
}
