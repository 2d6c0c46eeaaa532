/** A time zone by its IANA name, such as `America/Chicago`. An unknown one is treated as UTC. */
export type TimeZone = string;

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

/** Cached: creating a formatter takes longer than using it a thousand times. */
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

/** An ISO 8601 time in the company's time zone: `2026-11-21 10:40 CST`. */
export function localTime(iso: string, timeZone: TimeZone): string {
  const { year, month, day, hour, minute, timeZoneName } = partsOf(new Date(iso), timeZone);
  return `${year}-${month}-${day} ${hour}:${minute} ${timeZoneName}`;
}

/** The day in the company's time zone, `2026-11-21`, and the time at which clocks there show `hour` on that day. */
export function localDayAt(now: Date, hour: number, timeZone: TimeZone): { day: string; at: Date } {
  const parts = partsOf(now, timeZone);
  const minuteOfDay = Number(parts['hour']) * 60 + Number(parts['minute']);
  const minutesSinceEpoch = Math.floor(now.getTime() / 60_000);
  // Daylight saving time changes at night: from morning to midnight, all hours have the same length.
  const minutesAtHour = minutesSinceEpoch - minuteOfDay + hour * 60;
  return { day: `${parts['year']}-${parts['month']}-${parts['day']}`, at: new Date(minutesAtHour * 60_000) };
}

/** The time at which a day, `2026-11-21`, begins in the company's time zone. */
export function localMidnight(day: string, timeZone: TimeZone): Date {
  const utc = Date.parse(`${day}T00:00:00Z`);
  // The second pass uses the offset at the midnight of the first one: daylight saving time may change on that day.
  let midnight = utc;
  for (let pass = 0; pass < 2; pass += 1) {
    const parts = partsOf(new Date(midnight), timeZone);
    const wallTime = Date.parse(
      `${parts['year']}-${parts['month']}-${parts['day']}T${parts['hour']}:${parts['minute']}:00Z`,
    );
    midnight += utc - wallTime;
  }
  return new Date(midnight);
}

function partsOf(time: Date, timeZone: TimeZone): Partial<Record<string, string>> {
  return Object.fromEntries(
    formatterIn(timeZone)
      .formatToParts(time)
      .map(({ type, value }) => [type, value]),
  );
}
