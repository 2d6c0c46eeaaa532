// June 3, 2026, is a Wednesday: the first day of the board.
const firstDay = 3;
const weekdays = ['Wed', 'Thu', 'Fri', 'Sat', 'Sun', 'Mon', 'Tue'];

/** A moment as the board counts it: days since its first midnight. `hour` counts to 24 and may have a part. */
export const at = (day: number, hour: number) => day - firstDay + hour / 24;

/** The orange line. */
export const now = at(3, 9 + 1 / 6);

/** The heads of so many columns: `Wed 3`. */
export const dayNames = (count: number) =>
  Array.from({ length: count }, (_, day) => `${weekdays[day % 7]} ${firstDay + day}`);

/** The time of day as a desk writes it: `1:45`. */
export function clock(moment: number): string {
  const minutes = Math.round((moment % 1) * 24 * 60);
  return `${((Math.floor(minutes / 60) + 11) % 12) + 1}:${String(minutes % 60).padStart(2, '0')}`;
}
