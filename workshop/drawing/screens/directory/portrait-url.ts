import { readFileSync } from 'node:fs';
import { masterFolder } from '../../../../art/encode/folders.ts';

/** The portrait of this number among `congregation/` as a data URL. Throws if its master is missing. */
export const portraitUrl = (portrait: number): string =>
  `data:image/png;base64,${readFileSync(new URL(`congregation/${portrait}.png`, masterFolder)).toString('base64')}`;
