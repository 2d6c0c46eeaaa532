import * as de from './de.ts';
import * as en from './en.ts';
import * as es from './es.ts';

/** The words of a language: those that the English file has. */
export type Language = AnyWords<typeof en>;

type AnyWords<Part> = Part extends string
  ? string
  : Part extends (...values: infer Values) => string
    ? (...values: Values) => string
    : Part extends object
      ? { readonly [Name in keyof Part]: AnyWords<Part[Name]> }
      : Part;

/** The languages that a site may be in, by their ISO 639 codes. An error here names a word that a language lacks. */
export const languages = { en, de, es } as const satisfies Record<string, Language>;

export type LanguageName = keyof typeof languages;

type None<Unknown extends never> = Unknown;

/** An error here names a word that English does not have. */
export type UnknownWord = None<Exclude<keyof (typeof de & typeof es), keyof typeof en>>;

export const languageNames = Object.keys(languages) as LanguageName[];

export const isLanguageName = (name: unknown): name is LanguageName =>
  typeof name === 'string' && Object.hasOwn(languages, name);

/** What the words, dates and numbers of a site depend on. */
export interface SiteLocale {
  language: LanguageName;
  /** Of the company, by its two letters. */
  country: string;
}

/** A language as it is written where the company is, as a BCP 47 tag: `de-AT`. */
export const localeOf = ({ language, country }: SiteLocale): string => `${language}-${country}`;
