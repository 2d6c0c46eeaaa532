import { escapeHtml } from '../escape-html.ts';
import type { Face } from './face.ts';
import { pageData } from './page-data.ts';

interface Stage {
  name: string;
  sets: { from: number; to: number; title: string }[];
}

const { schedule } = pageData('jj-eve') as { schedule: { now: number; stages: Stage[] } };
const first = 12.5;
const last = 17.8;

/** JJ Eve: the afternoon on two stages; what is over is pale. */
export const eve = (): Face => ({
  width: 600,
  height: 640,
  radii: [96, 96, 14, 96],
  styles: 'eve.css',
  html: `<h1>JJ Eve</h1><section style="--length:${last - first}">${schedule.stages.slice(0, 2).map(column).join('')}</section>`,
});

const column = ({ name, sets }: Stage) =>
  `<div><h2>${escapeHtml(name)}</h2><ul>${sets
    .filter(({ from, to }) => from >= first && to <= last)
    .map(
      ({ from, to, title }) =>
        `<li data-raised="12" class="${to < schedule.now ? 'over' : ''}" style="--from:${from - first};--for:${to - from}">${escapeHtml(title)}</li>`,
    )
    .join('')}</ul></div>`;
