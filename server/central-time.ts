const format = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Chicago',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
});

/** An ISO 8601 time as the company's offices read it: `2026-11-21 10:40 CST`. */
export function centralTime(iso: string): string {
  const { year, month, day, hour, minute, timeZoneName } = partsOf(new Date(iso));
  return `${year}-${month}-${day} ${hour}:${minute} ${timeZoneName}`;
}

/** The day it is at the company's offices, `2026-11-21`, and the time at which that day's clocks there show `hour`. */
export function centralDay(now: Date, hour: number): { day: string; at: Date } {
  const parts = partsOf(now);
  const minutes = Number(parts['hour']) * 60 + Number(parts['minute']);
  // Clocks are changed at night: from morning to midnight a day's hours are all as long.
  const minute = Math.floor(now.getTime() / 60_000) - minutes + hour * 60;
  return { day: `${parts['year']}-${parts['month']}-${parts['day']}`, at: new Date(minute * 60_000) };
}

function partsOf(time: Date): Partial<Record<string, string>> {
  return Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, value]));
}
