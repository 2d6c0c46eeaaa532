import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { clock, now } from './board-time.ts';
import { fleetSize, rentedCount } from './fleet.ts';
import { pickups } from './pickups.ts';
import { eveningReminders, reminders } from './reminders.ts';
import { vehicles } from './vehicles.ts';

it('has as many cars, and as many on rent, as the pages say', () => {
  const { gulfline } = parse(readFileSync(new URL('../../../../content/figures.yaml', import.meta.url), 'utf8')) as {
    gulfline: { cars: string; onRent: string };
  };
  expect([rentedCount, fleetSize].map(String)).toEqual([gulfline.onRent, gulfline.cars]);
});

describe.each(vehicles)('$name $plate', ({ bookings }) => {
  it('is never booked twice at the same time', () => {
    const overlaps = bookings.filter(({ to }, index) => to > (bookings[index + 1]?.from ?? Infinity));
    expect(overlaps).toEqual([]);
  });

  it('is on the road exactly when the line of the current time crosses its booking', () => {
    for (const { kind, from, to } of bookings) {
      const isCrossed = from <= now && to > now;
      expect(['out', 'late'].includes(kind), `${kind} from ${from}`).toBe(isCrossed);
    }
  });
});

it('lists every pickup of the board in the order of the day', () => {
  const shownBookings = vehicles.flatMap(({ plate, bookings }) =>
    bookings.filter(({ kind }) => kind === 'pickup').map(({ from }) => ({ plate, moment: from })),
  );
  const listed = pickups.map(({ plate, moment }) => ({ plate, moment }));
  expect(listed).toEqual(shownBookings.sort((a, b) => a.moment - b.moment));
});

it('names in reminders only cars that are on the board', () => {
  const plates = [...reminders, ...eveningReminders]
    .map(({ subject }) => subject)
    .filter((subject) => /^[A-Z]{3} \d{4}$/.test(subject));
  expect(plates.length).toBeGreaterThan(0);
  expect(vehicles.map(({ plate }) => plate)).toEqual(expect.arrayContaining(plates));
});

it('writes times on a twelve-hour clock, without a.m. and p.m.', () => {
  expect([9.5, 12, 13.75].map((hour) => clock(hour / 24))).toEqual(['9:30', '12:00', '1:45']);
});
