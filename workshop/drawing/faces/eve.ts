import { escapeHtml } from '../escape-html.ts';
import { pageData } from '../page-data.ts';
import type { Face } from './face.ts';

/** A stage as in content/pages/jj-eve.yaml; hours of the day, with fractions. */
interface Stage {
  name: string;
  sets: { from: number; to: number; title: string }[];
}

const { schedule } = pageData('jj-eve') as { schedule: { now: number; stages: Stage[] } };
/** The hours that are shown. */
const firstHour = 12.5;
const lastHour = 17.8;

/** JJ Eve: the afternoon on two stages; sets to come are pale, those that are over blue. */
export const eve = (): Face => ({
  width: 600,
  height: 640,
  radii: [96, 96, 14, 96],
  styles: 'eve.css',
  html: `<h1>JJ Eve</h1><section style="--length:${lastHour - firstHour}">${schedule.stages.slice(0, 2).map(stageHtml).join('')}</section>`,
});

const stageHtml = ({ name, sets }: Stage) =>
  `<div><h2>${escapeHtml(name)}</h2><ul>${sets
    .filter(({ from, to }) => from >= firstHour && to <= lastHour)
    .map(
      ({ from, to, title }) =>
        `<li data-raised="12" class="${to < schedule.now ? 'over' : ''}" style="--from:${from - firstHour};--for:${to - from}">${escapeHtml(title)}</li>`,
    )
    .join('')}</ul></div>`;
