/**
 * A phone number as `+` and digits. A number without a country code, such as `(281) 555-0142`, is from the United States. The `(0)` of
 * `+44 (0)20 7946 0000` is left out: it is only dialed within the country.
 */
export const internationalNumber = (phone: string) =>
  `${phone.startsWith('+') ? '+' : '+1'}${phone.replace('(0)', '').replace(/\D/g, '')}`;

/** The `tel:` address of a phone number. */
export const telephoneHref = (phone: string) => `tel:${internationalNumber(phone)}`;
