const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago', dateStyle: 'short' });

/** The day it is at that moment in Central time, where the offices are: `2025-01-27`. */
export const centralDay = (moment: Date): string => day.format(moment);
