import { escapeHtml } from '../../escape-html.ts';
import { fleetSize, onRent } from '../rental/fleet.ts';
import { vehicles, type Booking } from '../rental/vehicles.ts';

const shown = ['Standard 07', 'Standard 11', 'SUV 02', 'SUV 05', 'Compact 08'];
const days = 4.2;
/** In pixels: a day, and what a bar needs for its padding and for each letter. */
const dayWidth = 348 / days;
const widthOf = (text: string) => 40 + text.length * 11;

/** The board at the start of the shift: five vehicles, one of them late. */
export const rentalDesk = (): string => `<header><h1>Dispatch</h1><p>${onRent} of ${fleetSize} on rent</p></header>
<ul class="board">${vehicles
  .filter(({ name }) => shown.includes(name))
  .map(({ name, bookings }) => `<li>${name}<div>${bookings.map(bar).join('')}</div></li>`)
  .join('')}</ul>`;

function bar({ kind, from, to, who = '' }: Booking): string {
  if (from >= days) return '';
  const start = Math.max(from, 0);
  const end = Math.min(to, days);
  const part = (length: number) => `${((length / days) * 100).toFixed(1)}%`;
  return `<span class="label ${kind}" style="left:${part(start)};width:calc(${part(end - start)} - 6px)">${(end - start) * dayWidth < widthOf(who) ? '' : escapeHtml(who)}</span>`;
}
