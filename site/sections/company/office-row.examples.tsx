import type { Examples } from '../../gallery/examples.ts';
import { OfficeRow } from './office-row.tsx';

export const examples: Examples = {
  '/contact-us': ({ '/contact-us': page }) => (
    <OfficeRow {...page.offices.offices[0]!} liveMap={false} flipped={false} />
  ),
  '/contact-us, second': ({ '/contact-us': page }) => (
    <OfficeRow {...page.offices.offices[1]!} liveMap={false} flipped />
  ),
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
