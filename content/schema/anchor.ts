import { z } from 'zod';

/** The id of a passage that the page itself links to. */
export const anchor = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'may only have small letters, digits and hyphens: it stands in the address');
