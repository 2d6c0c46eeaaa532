import * as de from './de.ts';
import * as en from './en.ts';
import * as es from './es.ts';

/** The texts of a language, under the names that the English file has. */
export type Language = Translatable<typeof en>;

/** The type of a text, a function that returns one, or an object of these, without the English wording. */
type Translatable<Text> = Text extends string
  ? string
  : Text extends (...values: infer Values) => string
    ? (...values: Values) => string
    : Text extends object
      ? { readonly [Name in keyof Text]: Translatable<Text[Name]> }
      : Text;

/** The languages that a site may be in, by ISO 639-1 code. A type error here names a text that a language lacks. */
export const languages = { en, de, es } as const satisfies Record<string, Language>;

export type LanguageName = keyof typeof languages;

type None<Name extends never> = Name;

/** A type error here names an exported text, or an object of texts, that another language has and English lacks. */
export type UnknownText = None<Exclude<keyof (typeof de & typeof es), keyof typeof en>>;

export const languageNames = Object.keys(languages) as LanguageName[];

export const isLanguageName = (name: unknown): name is LanguageName =>
  typeof name === 'string' && Object.hasOwn(languages, name);

/** The language and the country that decide a site's texts, dates and numbers. */
export type SiteLocale = {
  language: LanguageName;
  /** The two-letter code of the company's country. */
  country: string;
};

/** The BCP 47 tag of the language as written in the company's country, such as `de-AT`. */
export const localeOf = ({ language, country }: SiteLocale): string => `${language}-${country}`;
