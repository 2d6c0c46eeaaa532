/// <reference types="vite/types/importMeta.d.ts" />

/** Formats a number for the site's language and country, with `digits` decimal places. */
export const decimal = (value: number, digits: number): string =>
  new Intl.NumberFormat(import.meta.env['LOCALE'] as string, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
