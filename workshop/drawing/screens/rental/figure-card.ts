import type { Figure } from './figures.ts';
import { sparkline } from './sparkline.ts';

/** One number of the day with its history. */
export const figureCard = (figure: Figure): string => `<section class="card figure">
<h3>${figure.label}</h3><strong>${figure.value}${figure.of ? ` <small>${figure.of}</small>` : ''}</strong>
<p class="label"><b class="${figure.isBad ? 'bad' : 'good'}">${figure.change}</b>${figure.note}</p>${sparkline(figure)}</section>`;
