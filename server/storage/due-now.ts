/**
 * When a delivery is due that need not wait: before any time a clock may show. Written as the time it is at the moment, it
 * would wait for hours after the clock was set back.
 */
export const dueNow = '1970-01-01T00:00:00.000Z';
