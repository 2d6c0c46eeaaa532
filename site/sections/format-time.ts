import * as language from '#language';

/** A time in a table, without AM or PM: 1:15 for the hour 13.25. `hour` is from 0 to 24. */
export function formatTime(hour: number): string {
  const minutes = Math.round(hour * 60);
  return language.shortTime(Math.floor(minutes / 60), String(minutes % 60).padStart(2, '0'));
}
