/**
 * The due time of a delivery that need not wait: earlier than any clock. The current time would make it wait for hours
 * after the clock is set back.
 */
export const dueNow = '1970-01-01T00:00:00.000Z';
