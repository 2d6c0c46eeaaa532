import { z } from 'zod';

/** A day of the calendar as files have it, `2025-01-27`. */
export const day = z.iso.date({
  error: ({ input }) => {
    if (typeof input !== 'string') return undefined;
    return /^\d{4}-\d{2}-\d{2}$/.test(input)
      ? `${input} is no day of any calendar: correct it`
      : 'is no date: write it as 2025-01-27';
  },
});
