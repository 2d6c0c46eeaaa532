/**
 * Whether a phone, which has room for two days of a week, shows the day with the index `day`: yesterday and today or, if today is
 * the first day, today and tomorrow.
 */
export function isShownOnPhones(day: number, today: number): boolean {
  const firstShown = Math.max(today - 1, 0);
  return day === firstShown || day === firstShown + 1;
}
