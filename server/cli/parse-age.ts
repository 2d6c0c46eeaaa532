import { monthsBefore } from '../retention/months-before.ts';
import { UsageError } from './usage-error.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * The time that is as long ago as `text` says: `24m` is 24 months, `90d` days, `2y` years.
 *
 * @throws UsageError that names `option` if `text` is not an age.
 */
export function parseAge(option: string, text: string, now: Date): Date {
  const [, digits, unit] = /^([1-9]\d{0,3})([dmy])$/.exec(text) ?? [];
  const count = Number(digits);
  if (unit === 'd') return new Date(now.getTime() - count * day);
  if (unit === 'm') return monthsBefore(now, count);
  if (unit === 'y') return monthsBefore(now, count * 12);
  throw new UsageError(`${option} is ${JSON.stringify(text)}: it must be an age such as 24m (months), 90d or 2y.`);
}
