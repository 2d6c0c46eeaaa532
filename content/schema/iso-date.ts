import { z } from 'zod';

/** A date such as `2025-01-27`. */
export const isoDate = z.iso.date({
  error: ({ input }) => {
    if (typeof input !== 'string') return undefined;
    return /^\d{4}-\d{2}-\d{2}$/.test(input)
      ? `${input} does not exist in the calendar: correct it`
      : 'is not a date: write it as 2025-01-27';
  },
});

export const isIsoDate = (value: unknown): value is string => isoDate.safeParse(value).success;
