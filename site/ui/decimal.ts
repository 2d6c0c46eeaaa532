/// <reference types="vite/types/importMeta.d.ts" />

/** Formats a number for the site's language and country, with `digits` decimal places, or with as many as it has. */
export const decimal = (value: number, digits?: number): string =>
  new Intl.NumberFormat(import.meta.env['LOCALE'] as string, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits ?? 20,
  }).format(value);
