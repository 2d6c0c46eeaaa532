/** The hour of the day at which the drawings of shifts begin. */
export const firstShiftHour = 5;

/** The hour of the day at which the drawings of shifts end: midnight. */
export const lastShiftHour = 24;
