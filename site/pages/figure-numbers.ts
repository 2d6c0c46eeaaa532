import { z } from 'zod';

/** A share of a whole, in percent. */
export const share = z.number().min(0).max(100, 'is a share in percent: 0 to 100');

/** A number of things, 0 included. */
export const count = z.int().nonnegative();
