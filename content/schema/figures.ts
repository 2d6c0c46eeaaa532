import { z } from 'zod';
import { text } from './text.ts';

const name = z
  .string()
  .regex(
    /^[a-z][A-Za-z0-9]*$/,
    'may only contain letters and digits and must begin with a lowercase letter: for example onRent',
  );

/**
 * content/figures.yaml: figures that several pages use, by subject. Each is text as it is shown, such as `9,400` or
 * `nine`, or a formula that computes it from other figures, such as `= first * firstPrice`.
 */
export const figuresSchema = z.record(name, z.record(name, text));

export type Figures = z.infer<typeof figuresSchema>;
