import { UsageError } from './usage-error.ts';

const offset = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Chicago', timeZoneName: 'longOffset' });

/**
 * A day such as `2026-11-21`, which begins at midnight Central time, or a time in UTC such as `2026-11-21T18:00:00Z`.
 *
 * @throws UsageError that names `option` when it is neither.
 */
export function dayOrTime(option: string, text: string): Date {
  const day = /^\d{4}-\d\d-\d\d$/.test(text);
  const time = new Date(day ? `${text}T00:00:00Z` : text);
  const real = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?Z)?$/.test(text) && !Number.isNaN(time.getTime());
  if (!real || !time.toISOString().startsWith(text.slice(0, 10))) {
    throw new UsageError(
      `${option} is ${JSON.stringify(text)}: it must be a day such as 2026-11-21, or a time such as 2026-11-21T18:00:00Z.`,
    );
  }
  return day ? midnightCentral(time) : time;
}

/** The clocks never change at midnight, so the offset at six in the morning UTC is the one of the night before it. */
function midnightCentral(midnightUtc: Date): Date {
  const morning = new Date(midnightUtc.getTime() + 6 * 60 * 60 * 1000);
  const zone = offset.formatToParts(morning).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const hours = Number(/GMT-(\d\d)/.exec(zone)?.[1] ?? 6);
  return new Date(midnightUtc.getTime() + hours * 60 * 60 * 1000);
}
