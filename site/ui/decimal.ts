/// <reference types="vite/types/importMeta.d.ts" />

/** A number formatted for the site's language and country, with the given number of decimal digits. */
export const decimal = (value: number, digits: number): string =>
  new Intl.NumberFormat(import.meta.env['LOCALE'] as string, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
