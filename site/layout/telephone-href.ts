/** A `tel:` address of a US number written `(281) 555-0142`. */
export const telephoneHref = (phone: string) => `tel:+1${phone.replace(/\D/g, '')}`;
