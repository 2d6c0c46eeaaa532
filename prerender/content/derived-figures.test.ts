import { expect, test } from 'vitest';
import { withDerived } from './derived-figures.ts';

const prices = {
  first: '60',
  second: '200',
  firstPrice: '$11',
  secondPrice: '$8.50',
  atFirst: '= first * firstPrice',
  oneMore: '= atFirst + secondPrice',
  atSecond: '= atFirst + (second - first) × secondPrice',
  inWords: 'sixty',
  range: '$9,500 to $18,000',
  foreign: '$1.100',
  comma: '8,50',
  euros: '8.50 €',
};

/** The figures of one subject with their formulas computed, and the problems that were reported. */
function deriveFigures(rental: Record<string, string>, language: 'en' | 'de' = 'en') {
  const reported: string[] = [];
  const figures = withDerived({ rental, kit: { members: '15' } }, language, (path, message) =>
    reported.push(`${path.join('.')}: ${message}`),
  );
  return { rental: figures['rental']!, reported };
}

test('a figure that is computed from others changes with them, and is formatted like them', () => {
  expect(deriveFigures(prices).rental).toMatchObject({ atFirst: '$660', oneMore: '$668.50', atSecond: '$1,850' });
  expect(deriveFigures({ ...prices, firstPrice: '$12' }).rental).toMatchObject({ atFirst: '$720', oneMore: '$728.50' });
});

test('numbers are parsed and formatted in the language of the site', () => {
  const german = { ...prices, firstPrice: '1.100 €', secondPrice: '8,50 €' };
  expect(deriveFigures(german, 'de').rental).toMatchObject({ atFirst: '66.000 €', oneMore: '66.008,50 €' });
});

test('a formula may contain a figure of another subject and a number', () => {
  expect(deriveFigures({ both: '= kit.members + 3', part: '= 1 / 3' }).rental).toEqual({ both: '18', part: '0.33' });
});

test.each([
  ['= frist * 2', 'rental.total: “frist” is not a figure: correct its spelling; similar: first'],
  ['= kit.members.all', 'rental.total: “kit.members.all” is not a figure: correct its spelling'],
  [
    '= inWords + 1',
    expect.stringContaining('inWords is “sixty”, which no formula can use: write one number') as string,
  ],
  ['= range * 2', expect.stringContaining('range is “$9,500 to $18,000”, which no formula can use') as string],
  ['= foreign * 2', expect.stringContaining('foreign is “$1.100”, which no formula can use') as string],
  ['= comma * 2', expect.stringContaining('write one number, such as 1,234.50') as string],
  ['= total + 1', 'rental.total: “= total + 1” depends on itself: leave total out of the formulas that it depends on'],
  [
    '= first *',
    expect.stringContaining('rental.total: “= first *” cannot be computed: write names of figures') as string,
  ],
  ['= (first', expect.stringContaining('“= (first” cannot be computed') as string],
  ['= first second', expect.stringContaining('“= first second” cannot be computed') as string],
  ['= first / 0', expect.stringContaining('“= first / 0” cannot be computed') as string],
  ['= firstPrice + euros', 'rental.total: “= firstPrice + euros” mixes $ and €: write its figures in one currency'],
  ['= first & 2', expect.stringContaining('“= first & 2” cannot be computed') as string],
])('a figure that cannot be computed is reported with the fix: %s', (total, message) => {
  expect(deriveFigures({ ...prices, total }).reported).toEqual([message]);
});

test('a formula with a fraction has two decimals, or none if its value is whole', () => {
  const { rental } = deriveFigures({
    price: '$11',
    tax: '= price * 0.15',
    all: '= price * 1.5',
    round: '= price * 2.0',
  });
  expect(rental).toMatchObject({ tax: '$1.65', all: '$16.50', round: '$22' });
});

test('a minus sign belongs to a figure’s number if it comes before the unit', () => {
  const signed = deriveFigures({ less: '-5', ten: '10', price: '$3', five: '= less + ten', lost: '= price * less' });
  expect(signed.rental).toMatchObject({ five: '5', lost: '-$15' });
  expect(deriveFigures({ less: '$-5', total: '= less * 2' }).reported).toEqual([
    expect.stringContaining('less is “$-5”, which no formula can use') as string,
  ]);
});

test('a mistake in a formula is reported once, not again for what follows from it', () => {
  expect(deriveFigures({ ...prices, atFirst: '= frist * firstPrice' }).reported).toEqual([
    'rental.atFirst: “frist” is not a figure: correct its spelling; similar: first',
  ]);
  expect(deriveFigures({ ...prices, atFirst: '= oneMore * 1' }).reported).toEqual([
    expect.stringMatching(/^rental\.atFirst: .* depends on itself/),
    expect.stringMatching(/^rental\.oneMore: .* depends on itself/),
  ]);
});
