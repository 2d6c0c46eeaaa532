/** A phone number as `+` and digits. Without a country code, such as `(281) 555-0142`, it is from the United States. */
export const internationalNumber = (phone: string) =>
  `${phone.startsWith('+') ? '+' : '+1'}${phone.replace(/\D/g, '')}`;

/** The `tel:` address of a phone number. */
export const telephoneHref = (phone: string) => `tel:${internationalNumber(phone)}`;
