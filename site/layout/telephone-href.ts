/** A US number written `(281) 555-0142` as the whole world dials it. */
export const dialledNumber = (phone: string) => `+1${phone.replace(/\D/g, '')}`;

/** A `tel:` address of a US number written `(281) 555-0142`. */
export const telephoneHref = (phone: string) => `tel:${dialledNumber(phone)}`;
