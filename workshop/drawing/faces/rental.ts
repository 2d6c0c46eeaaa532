import { escapeHtml } from '../escape-html.ts';
import { dayNames } from '../screens/rental/board-time.ts';
import { vehicles, type Booking, type Vehicle } from '../screens/rental/vehicles.ts';
import type { Face } from './face.ts';

/** The number of days that are shown. */
const days = 6;
/** Shorter bars are left out. */
const leastBarDays = 0.8;
/** Shorter bars have no label. */
const leastLabelDays = 2;

/** RD Rental's board for a banner: a row for each of six vehicles, a bar for each booking that is long enough. */
export const rental = (): Face => ({
  width: 600,
  height: 640,
  radii: [96, 96, 14, 96],
  styles: 'rental.css',
  html: `<h1>RD Rental</h1><p class="days">${dayNames(days)
    .filter((_, day) => day % 2 === 0)
    .map((name) => `<span>${name}</span>`)
    .join('')}</p>
<ul style="--days:${days}">${vehicles.slice(0, 6).map(rowHtml).join('')}</ul>`,
});

const rowHtml = ({ name, bookings }: Vehicle) =>
  `<li><b>${name}</b><div>${bookings.filter(isVisible).map(barHtml).join('')}</div></li>`;

/** Whether the part of a booking within the days shown is long enough for a bar. */
const isVisible = ({ from, to }: Booking) => Math.min(to, days) - Math.max(from, 0) > leastBarDays;

function barHtml({ kind, from, to, label: name = '' }: Booking): string {
  const [start, end] = [Math.max(from, 0), Math.min(to, days)];
  const label = end - start > leastLabelDays ? escapeHtml(name) : '';
  return `<span data-raised="12" class="label ${kind}" style="--from:${start};--length:${end - start}">${label}</span>`;
}
