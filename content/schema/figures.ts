import { z } from 'zod';
import { text } from './text.ts';

const name = z
  .string()
  .regex(
    /^[a-z][A-Za-z0-9]*$/,
    'may only contain letters and digits and must begin with a lowercase letter: for example onRent',
  );

/**
 * content/figures.yaml: figures that several pages use, by subject. Text, as it is shown: `9,400` or `nine`; or how it
 * follows from others: `= first * firstPrice`.
 */
export const figuresSchema = z.record(name, z.record(name, text));

export type Figures = z.infer<typeof figuresSchema>;
