import * as de from './de.ts';
import * as en from './en.ts';
import * as es from './es.ts';

/** The texts of a language: those that the English file has. */
export type Language = AnyText<typeof en>;

type AnyText<Part> = Part extends string
  ? string
  : Part extends (...values: infer Values) => string
    ? (...values: Values) => string
    : Part extends object
      ? { readonly [Name in keyof Part]: AnyText<Part[Name]> }
      : Part;

/** The languages that a site may be in, by ISO 639 code. A type error here names a text that a language lacks. */
export const languages = { en, de, es } as const satisfies Record<string, Language>;

export type LanguageName = keyof typeof languages;

type None<Unknown extends never> = Unknown;

/** A type error here names a text that English lacks. */
export type UnknownText = None<Exclude<keyof (typeof de & typeof es), keyof typeof en>>;

export const languageNames = Object.keys(languages) as LanguageName[];

export const isLanguageName = (name: unknown): name is LanguageName =>
  typeof name === 'string' && Object.hasOwn(languages, name);

/** What the texts, dates and numbers of a site depend on. */
export interface SiteLocale {
  language: LanguageName;
  /** The company's country, by its two-letter code. */
  country: string;
}

/** A language as written in the company's country, as a BCP 47 tag: `de-AT`. */
export const localeOf = ({ language, country }: SiteLocale): string => `${language}-${country}`;
