import { languages, type LanguageName } from '#languages/languages.ts';
import { ContentError } from './content-error.ts';

/** Throws a ContentError that names each text of the English file that the file of `language` lacks. */
export function checkTexts(language: LanguageName): void {
  const missing = missingTexts(languages[language], languages.en);
  if (missing.length > 0) {
    throw new ContentError(
      missing.map((name) => `languages/${language}.ts: lacks “${name}”: add it, as languages/en.ts has it in English`),
    );
  }
}

/** The names of the texts of `complete` that `texts` lacks; a text in a group is named like `mail.subject`. */
export function missingTexts(texts: object, complete: object): string[] {
  return Object.entries(complete).flatMap(([name, text]: [string, unknown]) => {
    if (!(name in texts)) return [name];
    const counterpart: unknown = Reflect.get(texts, name);
    if (!isGroup(text)) return [];
    return missingTexts(isGroup(counterpart) ? counterpart : {}, text).map((inner) => `${name}.${inner}`);
  });
}

const isGroup = (text: unknown): text is object => typeof text === 'object' && text !== null;
