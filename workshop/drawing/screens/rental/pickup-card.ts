import { escapeHtml } from '../../escape-html.ts';
import { clock } from './board-time.ts';
import { pickups, pickupsToday, type Pickup } from './pickups.ts';
import { vehicles } from './vehicles.ts';

/** The next pickups: when, who, which car, and what still has to happen. */
export const pickupCard = (): string => `<section class="card pickups">
<header><h2>Next pickups</h2><a>All ${pickupsToday}</a></header><ul>${pickups.map(pickupHtml).join('')}</ul></section>`;

function pickupHtml({ moment, plate, state, tone }: Pickup): string {
  const vehicle = vehicles.find((candidate) => candidate.plate === plate);
  const booking = vehicle?.bookings.find(({ from }) => from === moment);
  if (!vehicle || !booking?.label) throw new Error(`The board has no pickup of ${plate} at ${clock(moment)}.`);
  return `<li><time>${clock(moment)}</time><p><b class="label">${escapeHtml(booking.label)}</b>
<small class="label">${vehicle.name} · ${plate}</small></p><em class="${tone}">${state}</em></li>`;
}
