import { localMidnight, type TimeZone } from '../text/local-time.ts';
import { UsageError } from './usage-error.ts';

/**
 * A day such as `2026-11-21`, which begins at midnight in the company's time zone, or a time in UTC such as
 * `2026-11-21T18:00:00Z`.
 *
 * @throws UsageError that names `option` if it is neither.
 */
export function parseDayOrTime(option: string, text: string, timeZone: TimeZone): Date {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text);
  const time = new Date(isDay ? `${text}T00:00:00Z` : text);
  const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/.test(text);
  // JavaScript parses February 30 as March 2, or as an invalid date.
  const exists = !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text.slice(0, 10));
  if (!(isDay || isTime) || !exists) {
    throw new UsageError(
      `${option} is ${JSON.stringify(text)}: it must be a day such as 2026-11-21, or a time such as 2026-11-21T18:00:00Z.`,
    );
  }
  return isDay ? localMidnight(text, timeZone) : time;
}
