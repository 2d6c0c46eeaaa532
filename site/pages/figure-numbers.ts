import { z } from 'zod';

/** A share of a whole, in percent. */
export const percent = z.number().min(0).max(100, 'is not a share in percent: write 0 to 100');

/** A count of things, which may be 0. */
export const count = z.int().nonnegative();
