import { bell } from './bell.ts';
import { directory } from './directory.ts';
import { eve } from './eve.ts';
import type { Face } from './face.ts';
import { kit } from './kit.ts';
import { rental } from './rental.ts';
import { timesheet } from './timesheet.ts';

/** The face of every product. */
export const faces = (): Record<string, Face> => ({
  rental: rental(),
  eve: eve(),
  kit: kit(),
  bell: bell(),
  directory: directory(),
  timesheet: timesheet(),
});
