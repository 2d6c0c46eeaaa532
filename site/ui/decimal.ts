/// <reference types="vite/types/importMeta.d.ts" />

/** A number as it is written in the site's language and country, with that many digits after the decimal sign. */
export const decimal = (value: number, digits: number): string =>
  new Intl.NumberFormat(import.meta.env['LOCALE'] as string, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
