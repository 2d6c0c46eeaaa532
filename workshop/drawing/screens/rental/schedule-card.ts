import { escapeHtml } from '../../escape-html.ts';
import { clock, dayNames, now } from './board-time.ts';
import { car } from './car.ts';
import { fleetSize } from './fleet.ts';
import { vehicles, type Booking, type Vehicle } from './vehicles.ts';

interface ScheduleOptions {
  /** The number of days that are shown. */
  days: number;
  /** The number of vehicles that are shown. */
  rows: number;
  className?: string;
}

/** The board itself: a row per vehicle, a column per day, a bar per booking. */
export function scheduleCard({ days, rows, className = '' }: ScheduleOptions): string {
  const span = `${days} days`;
  const ranges = ['Day', span, 'Month']
    .map((range) => `<b class="${range === span ? 'on' : ''}">${range}</b>`)
    .join('');
  const headings = dayNames(days).map((name, day) => `<span class="${day === 0 ? 'today' : ''}">${name}</span>`);
  return `<section class="card schedule ${className}" style="--days:${days};--now:${now}">
<header><h2>Vehicle schedule</h2><p>All classes, ${vehicles.length} of ${fleetSize}</p><div class="ranges">${ranges}</div></header>
<div class="days"><span>Vehicle</span>${headings.join('')}</div>
<div class="rows">${vehicles
    .slice(0, rows)
    .map((vehicle) => rowHtml(vehicle, days))
    .join('')}<i class="now"></i></div></section>`;
}

const rowHtml = (vehicle: Vehicle, days: number) => `<div class="row"><div class="vehicle">${car(vehicle)}<p>
<b>${vehicle.name}</b><small>${vehicle.plate}</small></p></div><div class="time">${vehicle.bookings
  .filter(({ from }) => from < days)
  .map((booking) => barHtml(booking, days))
  .join('')}</div></div>`;

function barHtml(booking: Booking, days: number): string {
  const { kind, from, to, label = '' } = booking;
  const classes = [
    'bar label',
    kind,
    from < 0 ? 'begun' : '',
    to > days ? 'open' : '',
    from < now && to > now ? 'crossed' : '',
  ];
  const text = kind === 'pickup' ? `${clock(from)} · ${label}` : label;
  const start = Math.max(from, 0);
  return `<span class="${classes.join(' ')}" style="--from:${start};--length:${Math.min(to, days) - start}">${escapeHtml(text)}</span>`;
}
