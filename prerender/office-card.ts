import { countryName, type Company } from '#content/schema/company.ts';
import { internationalNumber } from '#site/ui/telephone-href.ts';
import { countryOf } from '#site/pages/office-address.ts';

/**
 * An office as a vCard 3.0, which every address book reads. Lines end with CR LF as RFC 2426 requires. Values are escaped
 * as section 3.4 of its successor, RFC 6350, says: an unescaped comma or semicolon would begin another value.
 */
export function officeCard(company: Company, office: Company['offices'][number]): string {
  const { city, state = '', street, suite, postalCode, phone, email, latitude, longitude } = office;
  const country = countryOf(office, company);
  const countryText = country === 'US' ? 'USA' : (countryName(country, company.language) ?? '');
  const address = [suite, street, city, state, postalCode, countryText].map(escapeValue).join(';');
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escapeValue(`${company.name}, ${city}`)}`,
    // RFC 2426 requires the parts of a name. An organization's name stands in place of the family name.
    `N:${escapeValue(company.name)};;;;`,
    `ORG:${escapeValue(company.name)}`,
    `ADR;TYPE=WORK:;${address}`,
    `TEL;TYPE=WORK,VOICE:${internationalNumber(phone)}`,
    `EMAIL;TYPE=INTERNET:${escapeValue(email)}`,
    `URL:${company.url}/`,
    ...(latitude === undefined ? [] : [`GEO:${latitude};${longitude}`]),
    'END:VCARD',
    '',
  ].join('\r\n');
}

const escapeValue = (value: string) => value.replace(/[\\,;]/g, '\\$&').replace(/\r?\n/g, '\\n');
