import type { LanguageName } from '#languages/languages.ts';

/** The characters that a language writes between groups of thousands and before decimals. */
export function numberSeparators(language: LanguageName): { group: string; decimal: string } {
  // Spanish separates groups only in numbers of five digits or more.
  const parts = new Intl.NumberFormat(language).formatToParts(12345.6);
  const separator = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)!.value;
  return { group: separator('group'), decimal: separator('decimal') };
}
