import type { Examples } from '../../gallery/examples.ts';
import { OfficesSection } from './offices-section.tsx';
import { OfficeRow } from './office-row.tsx';

export const examples: Examples = {
  '/contact-us': ({ '/contact-us': page }) => (
    <OfficesSection heading={page.offices.heading}>
      <OfficeRow {...page.offices.offices[0]!} liveMap={false} flipped={false} />{' '}
      <OfficeRow {...page.offices.offices.at(-1)!} liveMap={false} flipped />
    </OfficesSection>
  ),
};
