import { monthsBefore } from '../retention/months-before.ts';
import { UsageError } from './usage-error.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * The time before `now` by the age in `text`: `24m` is 24 months, `90d` 90 days, `2y` two years.
 *
 * @throws UsageError that names `option` if `text` is not an age, or reaches back beyond 1970, which must be a mistake.
 */
export function parseAge(option: string, text: string, now: Date): Date {
  const [, digits, unit] = /^([1-9]\d{0,3})([dmy])$/.exec(text) ?? [];
  const time = unit && timeBefore(now, Number(digits), unit);
  if (time && time.getTime() >= 0) return time;
  if (time) throw new UsageError(`${option} is ${JSON.stringify(text)}: it must not reach back beyond 1970.`);
  throw new UsageError(`${option} is ${JSON.stringify(text)}: it must be an age such as 24m (months), 90d or 2y.`);
}

function timeBefore(now: Date, count: number, unit: string): Date {
  if (unit === 'd') return new Date(now.getTime() - count * day);
  return monthsBefore(now, unit === 'm' ? count : count * 12);
}
