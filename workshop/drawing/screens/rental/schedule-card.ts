import { escapeHtml } from '../../escape-html.ts';
import { clock, dayNames, now } from './board-time.ts';
import { car } from './car.ts';
import { fleetSize } from './fleet.ts';
import { vehicles, type Booking, type Vehicle } from './vehicles.ts';

/** The board itself: a row per vehicle, a column per day, a bar per booking. */
export function scheduleCard({
  days,
  rows,
  className = '',
}: {
  days: number;
  rows: number;
  className?: string;
}): string {
  const span = `${days} days`;
  const ranges = ['Day', span, 'Month']
    .map((range) => `<b class="${range === span ? 'on' : ''}">${range}</b>`)
    .join('');
  const heads = dayNames(days).map((name, day) => `<span class="${day === 0 ? 'today' : ''}">${name}</span>`);
  return `<section class="card schedule ${className}" style="--days:${days};--now:${now}">
<header><h2>Vehicle schedule</h2><p>All classes, ${vehicles.length} of ${fleetSize}</p><div class="ranges">${ranges}</div></header>
<div class="days"><span>Vehicle</span>${heads.join('')}</div>
<div class="rows">${vehicles
    .slice(0, rows)
    .map((vehicle) => row(vehicle, days))
    .join('')}<i class="now"></i></div></section>`;
}

const row = (vehicle: Vehicle, days: number) => `<div class="row"><div class="vehicle">${car(vehicle)}<p>
<b>${vehicle.name}</b><small>${vehicle.plate}</small></p></div><div class="time">${vehicle.bookings
  .filter(({ from }) => from < days)
  .map((booking) => bar(booking, days))
  .join('')}</div></div>`;

function bar(booking: Booking, days: number): string {
  const { kind, from, to, who = '' } = booking;
  const shape = [
    'bar label',
    kind,
    from < 0 ? 'begun' : '',
    to > days ? 'open' : '',
    from < now && to > now ? 'crossed' : '',
  ];
  const label = kind === 'pickup' ? `${clock(from)} · ${who}` : who;
  const start = Math.max(from, 0);
  return `<span class="${shape.join(' ')}" style="--from:${start};--length:${Math.min(to, days) - start}">${escapeHtml(label)}</span>`;
}
