/** The date of a moment in a time zone: `2025-01-27`. */
export const localDay = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment);
