import { z } from 'zod';

export const share = z.number().min(0).max(100, 'is a share in percent: 0 to 100');
export const count = z.int().nonnegative();
