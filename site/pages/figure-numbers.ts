import { z } from 'zod';

/** A share of a whole, in percent. */
export const percent = z.number().min(0).max(100, 'is not a share in percent: write 0 to 100');

/** A number of things, 0 included. */
export const count = z.int().nonnegative();
