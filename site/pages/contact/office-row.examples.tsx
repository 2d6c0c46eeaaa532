import type { Examples } from '../../gallery/examples.ts';
import { mail } from '../../ui/icons/mail.ts';
import { phone } from '../../ui/icons/phone.ts';
import { OfficeRow } from './office-row.tsx';

export const examples: Examples = {
  '/contact-us': ({ '/contact-us': page }) => (
    <OfficeRow {...page.offices.offices[0]!} liveMap={false} flipped={false} />
  ),
  '/contact-us, second': ({ '/contact-us': page }) => (
    <OfficeRow {...page.offices.offices.at(-1)!} liveMap={false} flipped />
  ),

  'an office whose place on the globe nobody has looked up': (
    <OfficeRow
      id="lisbon"
      name="Lisbon"
      lines={['Rua do Alecrim 12', '1200-195 Lisbon', 'Portugal']}
      links={[
        { icon: phone, text: '+351 21 123 4567', address: 'tel:+351211234567' },
        { icon: mail, text: 'lisbon@company.example', address: 'mailto:lisbon@company.example' },
      ]}
      directions=""
      openMap={{ text: 'Open in Maps', address: 'https://maps.example/' }}
      liveMap={false}
      flipped={false}
    />
  ),
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
