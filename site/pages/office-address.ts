import { countryName, type Company, type Office } from '#content/schema/company.ts';

/** Countries whose addresses have the city before the state and the postal code. */
const cityFirstCountries = new Set(['US', 'CA', 'AU', 'NZ', 'GB', 'IE', 'IN', 'SG']);

export const countryOf = (office: Office, { country }: Pick<Company, 'country'>): string => office.country ?? country;

/** An office's name, such as `Spring, TX` or `Lisbon`. */
export const officeName = ({ city, state }: Office): string => (state ? `${city}, ${state}` : city);

/**
 * The lines of an office's postal address, street first. The country is included outside the United States, and everywhere
 * if the offices are in more than one.
 */
export function officeAddress(office: Office, company: Pick<Company, 'country' | 'language' | 'offices'>): string[] {
  const { street, suite, city, state = '', postalCode } = office;
  const country = countryOf(office, company);
  const stateAndCode = [state, postalCode].filter(Boolean).join(' ');
  const cityLine = cityFirstCountries.has(country)
    ? [city, stateAndCode].filter(Boolean).join(state ? ', ' : ' ')
    : [[postalCode, city].filter(Boolean).join(' '), state].filter(Boolean).join(', ');
  const includesCountry = country !== 'US' || company.offices.some((other) => countryOf(other, company) !== country);
  return [street, suite, cityLine, includesCountry ? (countryName(country, company.language) ?? '') : ''].filter(
    Boolean,
  );
}

/** The address of an office's contact card, for address books. */
export const officeCardPath = ({ id }: Pick<Office, 'id'>): string => `/${id}.vcf`;
