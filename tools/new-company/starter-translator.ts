import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isScalar, parse, parseDocument, visit } from 'yaml';
import { languageNames, type LanguageName } from '#languages/languages.ts';

/** Entries with file names, icons, addresses or kinds, which are not translated. */
const untranslatedEntries = new Set(
  'address as author drawing background icon id kind layout link mark picture replyTo'.split(' '),
);

/** Names of technologies and networks, which no language translates. */
const untranslatedNames = new Set(
  'AWS Docker Facebook Kotlin Kubernetes LinkedIn Node.js PostgreSQL PyTorch Python React Redis Swift Twitter TypeScript Vue WhatsApp'
    .split(' ')
    .concat('Hugging Face'),
);

/** Parts of content/ that are not shown as written, or contain no text. */
const exclude = ['{brand,pictures,schema}/**', 'company.yaml', 'techniques.yaml', '**/README.md'];

const fileOf = (language: LanguageName) => `tools/new-company/languages/${language}.yaml`;

/** Translations into a language, by their English text. */
const translationsInto = (language: LanguageName) =>
  new Map(
    Object.entries(
      parse(readFileSync(join(import.meta.dirname, '../..', fileOf(language)), 'utf8')) as Record<string, string>,
    ),
  );

/**
 * Translates the starter's texts into a language, whichever language they are in: an earlier attempt may have chosen
 * another one. The result throws for a text without a translation, or leaves it unchanged, as `ifUnknown` says.
 */
export function starterTranslator(language: LanguageName): (text: string, ifUnknown?: 'refuse' | 'leave') => string {
  const dictionaries = new Map(
    languageNames.filter((name) => name !== 'en').map((name) => [name, translationsInto(name)]),
  );
  const english = new Map(
    [...dictionaries.values()].flatMap((texts) => [...texts].map(([key, text]) => [text, key] as const)),
  );
  const keys = new Set([...dictionaries.values()].flatMap((texts) => [...texts.keys()]));
  return (text, ifUnknown = 'refuse') => {
    const key = keys.has(text) ? text : english.get(text);
    const translation = language === 'en' ? key : dictionaries.get(language)?.get(key ?? text);
    if (translation === undefined && ifUnknown === 'refuse') {
      throw new Error(`tools/new-company/languages/ has no words for “${text}”: add a line to each file there`);
    }
    return translation ?? text;
  };
}

/**
 * Translates the content of a new company into its language. In `kept`, files that existed before, somebody may have
 * written their own text: what is not the starter's stays.
 */
export function translateContent(content: string, language: LanguageName, kept: ReadonlySet<string>): void {
  const translate = starterTranslator(language);
  for (const file of globSync('**/*.{yaml,md}', { cwd: content, exclude })) {
    const ifUnknown = kept.has(file) ? 'leave' : 'refuse';
    const translateText = (text: string) => (isName(text) ? text : translate(text, ifUnknown));
    const path = join(content, file);
    const source = readFileSync(path, 'utf8');
    const [, head, body = ''] = /^---\n(.*?\n)---\n(.*)$/s.exec(source) ?? [];
    writeFileSync(
      path,
      head === undefined
        ? translateYaml(source, translateText)
        : `---\n${translateYaml(head, translateText)}---\n${translateLines(body, translateText)}`,
    );
  }
}

const isName = (text: string) =>
  untranslatedNames.has(text) || /^(\/|https:)/.test(text) || !/\p{L}/u.test(text.replaceAll(/\{\{[\w.]+\}\}/g, ''));

function translateYaml(source: string, translate: (text: string) => string): string {
  const document = parseDocument(source);
  visit(document, {
    Pair: (_, { key, value }) =>
      isScalar(key) && untranslatedEntries.has(String(key.value)) && isScalar(value) ? visit.SKIP : undefined,
    // A scalar is a key, the value of a key, or at an index of a list.
    Scalar: (position, node) => {
      if (position !== 'key' && typeof node.value === 'string') node.value = translate(node.value);
    },
  });
  return document.toString({ lineWidth: 0 });
}

/** Translates Markdown in which every line is a heading or a paragraph. */
const translateLines = (body: string, translate: (text: string) => string) =>
  body.replaceAll(/^(#+ )?(\S.*)$/gm, (_, mark: string | undefined, text: string) => `${mark ?? ''}${translate(text)}`);
