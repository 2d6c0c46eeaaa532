/** The date of a moment in a time zone, as `2025-01-27`, which is how Canadian English writes dates. */
export const localDay = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment);
