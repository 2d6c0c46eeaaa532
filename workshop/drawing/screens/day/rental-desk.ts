import { escapeHtml } from '../../escape-html.ts';
import { fleetSize, rentedCount } from '../rental/fleet.ts';
import { vehicles, type Booking } from '../rental/vehicles.ts';

/** The vehicles that are shown. */
const vehicleNames = ['Standard 07', 'Standard 11', 'SUV 02', 'SUV 05', 'Compact 08'];
/** The number of days that are shown. */
const days = 4.2;
/** The width of a day in pixels: of the 560 of the screen, 64 are padding and 148 the column of names. */
const dayWidth = (560 - 64 - 148) / days;
/** The estimated width of a label with its padding, in pixels. */
const labelWidth = (label: string) => 40 + label.length * 11;

/** The board at the start of the shift: five vehicles, one of them late. */
export const rentalDesk = (): string => `<header><h1>Dispatch</h1><p>${rentedCount} of ${fleetSize} on rent</p></header>
<ul class="board">${vehicles
  .filter(({ name }) => vehicleNames.includes(name))
  .map(({ name, bookings }) => `<li>${name}<div>${bookings.map(barHtml).join('')}</div></li>`)
  .join('')}</ul>`;

function barHtml({ kind, from, to, label = '' }: Booking): string {
  if (from >= days) return '';
  const start = Math.max(from, 0);
  const end = Math.min(to, days);
  const percent = (length: number) => `${((length / days) * 100).toFixed(1)}%`;
  const fits = (end - start) * dayWidth >= labelWidth(label);
  return `<span class="label ${kind}" style="left:${percent(start)};width:calc(${percent(end - start)} - 6px)">${fits ? escapeHtml(label) : ''}</span>`;
}
