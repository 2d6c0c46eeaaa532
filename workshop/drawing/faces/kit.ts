import { escapeHtml } from '../escape-html.ts';
import { pageData } from '../page-data.ts';
import type { Face } from './face.ts';

interface Column {
  name: string;
  count: string;
  cards: { title: string; points: number }[];
}

const { board } = pageData('jj-kit') as { board: { columns: Column[] } };
/** The number of cards shown in a column. */
const cardsShown = 3;

/** JJ Kit: what is ready and what is in progress. */
export const kit = (): Face => ({
  width: 600,
  height: 560,
  radii: [96, 96, 14, 96],
  styles: 'kit.css',
  html: `<h1>JJ Kit</h1><section>${board.columns.slice(0, 2).map(columnHtml).join('')}</section>`,
});

/** A column with the first part of its count, which is what fits beside the name: “2” of “2, then 3 of sprint 15”. */
const columnHtml = ({ name, count, cards }: Column) =>
  `<div><h2>${escapeHtml(name)} <small>${escapeHtml(count.split(',')[0]!)}</small></h2>${cards
    .slice(0, cardsShown)
    .map(({ title, points }) => `<p data-raised="12"><b>${escapeHtml(title)}</b><i>${points}</i></p>`)
    .join('')}</div>`;
