/** Articles a page of the list. */
export const pageSize = 6;

/** How much room a card takes on wide screens: the whole row, five, seven or four of twelve columns. */
export type CardSize = 'lead' | 'five' | 'seven' | 'four';

const fullPage: CardSize[] = ['lead', 'five', 'seven', 'four', 'four', 'four'];
const pageOfFive: CardSize[] = ['lead', 'five', 'seven', 'seven', 'five'];

/** The size of the card at `place` (from 0) of a page with `count` articles: rows of 1, 2 and 3, or 1, 2 and 2 for five. */
export const cardSize = (place: number, count: number): CardSize =>
  (count === 5 ? pageOfFive : fullPage)[place] ?? 'four';
