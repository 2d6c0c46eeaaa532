/** A number in international format: one without a country code is from the United States, `(281) 555-0142`. */
export const dialedNumber = (phone: string) => `${phone.startsWith('+') ? '+' : '+1'}${phone.replace(/\D/g, '')}`;

/** A `tel:` address of a number. */
export const telephoneHref = (phone: string) => `tel:${dialedNumber(phone)}`;
