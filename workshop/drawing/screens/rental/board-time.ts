/** The day of June 2026 at the left edge of the board, a Wednesday. */
const firstDay = 3;
const weekdays = ['Wed', 'Thu', 'Fri', 'Sat', 'Sun', 'Mon', 'Tue'];

/** A moment of June 2026 in the board's time: days since its first midnight. `hour` is 0 to 24, with fractions. */
export const boardTime = (day: number, hour: number) => day - firstDay + hour / 24;

/** The current time of the board, 9:10: its vertical line. */
export const now = boardTime(3, 9 + 1 / 6);

/** The headings of a number of columns: `Wed 3`. */
export const dayNames = (count: number) =>
  Array.from({ length: count }, (_, day) => `${weekdays[day % 7]} ${firstDay + day}`);

/** The time without a.m. or p.m.: `1:45`. */
export function clock(moment: number): string {
  const minutes = Math.round((moment % 1) * 24 * 60);
  return `${((Math.floor(minutes / 60) + 11) % 12) + 1}:${String(minutes % 60).padStart(2, '0')}`;
}
