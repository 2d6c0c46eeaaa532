/** A time zone by its IANA name, such as `America/Chicago`. An unknown one is treated as UTC. */
export type TimeZone = string;

/** Characters of the longest local time, such as `2026-11-22 03:10 GMT+10:30`. */
export const maxLocalTimeLength = 26;

const formatOptions: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
};

const formatters = new Map<TimeZone, Intl.DateTimeFormat>();

/** The formatter for a time zone, cached: creating one takes longer than using it a thousand times. */
function formatterIn(timeZone: TimeZone): Intl.DateTimeFormat {
  const cached = formatters.get(timeZone);
  if (cached) return cached;
  const formatter = createFormatter(timeZone) ?? formatterIn('UTC');
  formatters.set(timeZone, formatter);
  return formatter;
}

function createFormatter(timeZone: TimeZone): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', { ...formatOptions, timeZone });
  } catch {
    return undefined;
  }
}

/** An ISO 8601 time as clocks in the time zone show it: `2026-11-21 10:40 CST`. */
export function localTime(iso: string, timeZone: TimeZone): string {
  const { year, month, day, hour, minute, timeZoneName } = partsOf(new Date(iso), timeZone);
  return `${year}-${month}-${day} ${hour}:${minute} ${timeZoneName}`;
}

/** The day in the time zone, `2026-11-21`, and the time at which clocks there show `hour` on that day. */
export function localDayAt(now: Date, hour: number, timeZone: TimeZone): { day: string; at: Date } {
  const day = new Date(wallTimeAt(now.getTime(), timeZone)).toISOString().slice(0, 10);
  return { day, at: new Date(timeAtWallTime(Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000, timeZone)) };
}

/** The time at which a day, `2026-11-21`, begins in the time zone. */
export function localMidnight(day: string, timeZone: TimeZone): Date {
  return new Date(timeAtWallTime(Date.parse(`${day}T00:00:00Z`), timeZone));
}

/**
 * The time, in milliseconds, at which clocks in the time zone show `wallTime`. If they skip it because daylight saving
 * time begins, the time at which they would have shown it.
 */
function timeAtWallTime(wallTime: number, timeZone: TimeZone): number {
  const offsetAt = (time: number): number => wallTimeAt(time, timeZone) - time;
  const guess = wallTime - offsetAt(wallTime);
  // The offset may change between the guess and the time in question.
  const corrected = wallTime - offsetAt(guess);
  return wallTimeAt(corrected, timeZone) === wallTime ? corrected : Math.max(guess, corrected);
}

/** What clocks in the time zone show at a time, to the minute: the milliseconds of the time at which they show it in UTC. */
function wallTimeAt(time: number, timeZone: TimeZone): number {
  const { year, month, day, hour, minute } = partsOf(new Date(time), timeZone);
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00Z`);
}

function partsOf(time: Date, timeZone: TimeZone): Partial<Record<string, string>> {
  return Object.fromEntries(
    formatterIn(timeZone)
      .formatToParts(time)
      // Years before 1000 are formatted with fewer than four digits, which cannot be parsed.
      .map(({ type, value }) => [type, type === 'year' ? value.padStart(4, '0') : value]),
  );
}
