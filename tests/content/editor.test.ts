import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { routes as siteRoutes } from '#site/routes.ts';
import { contentFolder } from '#tools/content-folder.ts';
import { ContentFiles } from '#tools/editor/content-files.ts';
import { labelFromName, type Field } from '#tools/editor/fields/editor-entry.ts';
import { fileLabel } from '#tools/editor/content-groups.ts';
import { editorConfig, editorPath } from '#tools/editor/editor-config.ts';
import { formLabels } from '#tools/editor/labels/form-labels.ts';
import { labelAndHint } from '#tools/editor/labels/label-and-hint.ts';
import { smallContent, smallRoutes, uncheckedFiles } from './small-content.ts';

const articleFile = 'blog/closing-a-shop.md';

const folders = [
  { name: 'the content', folder: contentFolder, routes: siteRoutes, unchecked: [] as string[] },
  {
    name: 'the small content',
    folder: join(import.meta.dirname, 'small'),
    routes: smallRoutes,
    unchecked: uncheckedFiles,
  },
];

describe.each(folders)('the editor of $name', ({ folder, routes, unchecked }) => {
  const files = new ContentFiles(folder, routes);

  test('has a form for every content file', () => {
    const contentFiles = globSync('**/*.{yaml,md}', { cwd: folder }).filter(
      (file) => !/README\.md$|^data\//.test(file),
    );
    const formPaths = [...files.all().map(({ path }) => path), ...files.plainPages(), ...files.articles()];
    expect(formPaths.toSorted()).toEqual(contentFiles.toSorted());
    const config = editorConfig(files, 'A company') as unknown as {
      collections: { fields?: unknown[]; files?: { file: string; fields: unknown[] }[] }[];
    };
    const uncheckedPaths = new Set(unchecked.map(editorPath));
    const forms = config.collections.flatMap(({ fields, files: single }) => single ?? [{ file: '', fields }]);
    for (const { file, fields } of forms.filter((form) => !uncheckedPaths.has(form.file))) {
      expect(fields?.length, file).toBeGreaterThan(0);
    }
  });

  test('a save without a change leaves the file unchanged', () => {
    for (const path of [...files.all().map((file) => file.path), ...files.plainPages(), ...files.articles()]) {
      if (unchecked.includes(path)) continue;
      const values = JSON.parse(JSON.stringify(files.read(path))) as Record<string, unknown>;
      expect(files.serialize(path, values), path).toBe(readFileSync(join(folder, path), 'utf8'));
    }
  });
});

test('the list of articles is described in words, not by the pattern of their files', () => {
  const { collections } = editorConfig(new ContentFiles(contentFolder, siteRoutes), 'A company');
  expect(JSON.stringify(collections)).not.toContain('*.md');
});

test('a form checks what the schema requires: an entry, its length, a number of entries', () => {
  const { article } = new ContentFiles(contentFolder, siteRoutes);
  const title = article.fields.find(({ name }) => name === 'title')!;
  const [pattern, message] = title.pattern!;
  expect(title.required).toBe(true);
  expect('A title').toMatch(new RegExp(pattern));
  expect('a'.repeat(81)).not.toMatch(new RegExp(pattern));
  expect(`{{company.name}}${'a'.repeat(81)}`).toMatch(new RegExp(pattern));
  expect(message).toContain('is longer than 80 characters');
  expect(article.fields.find(({ name }) => name === 'tags')).toMatchObject({ min: 2, max: 6 });
});

/** A field and those in it, each with its path. */
const fieldsIn = (fields: readonly Field[], fieldPath: string[] = []): [string, Field][] =>
  fields.flatMap((field) => {
    const path = [...fieldPath, field.name];
    return [[path.join('.'), field], ...fieldsIn([...(field.fields ?? []), ...(field.types ?? [])], path)];
  });

/** All fields of all forms, each with its path. */
const allFields = () => {
  const files = new ContentFiles(contentFolder, siteRoutes);
  return [...files.all(), files.article, files.plainPage].flatMap(({ path, fields }) => fieldsIn(fields, [path]));
};

test('every field has a label written for people, from its schema or from the table of names', () => {
  const fields = allFields();
  expect(fields.length).toBeGreaterThan(1000);
  const unnamed = fields.filter(([, { name, label }]) => label === labelFromName(name) && !labelAndHint(name));
  expect(unnamed.map(([fieldPath]) => fieldPath)).toEqual([]);
});

test('every field has a hint that says more than its label, except kinds, which are chosen from a menu', () => {
  const fields = allFields();
  const kinds = new Set(fields.flatMap(([, { types = [] }]) => types));
  const wordless = fields.filter(
    ([, field]) => !kinds.has(field) && (!field.hint || field.hint.toLowerCase() === field.label.toLowerCase()),
  );
  expect(wordless.map(([fieldPath]) => fieldPath)).toEqual([]);
});

test('no label or hint has a word that only a developer knows', () => {
  const technical =
    /\b(array|boolean|enum|integer|JSON|null|object|param\w*|regex|schema|slug|string|undefined|YAML)\b/i;
  const technicalFields = allFields().filter(([, { label, hint }]) => technical.test([label, hint].join(' ')));
  expect(technicalFields.map(([fieldPath]) => fieldPath)).toEqual([]);
});

test('an anchor is named with the # that it has in addresses and messages', () => {
  const anchors = allFields().filter(([, { before_input: before }]) => before === '#');
  expect(anchors.map(([fieldPath]) => fieldPath)).toContain('plain-pages/*.yaml.sections.text.id');
  for (const [fieldPath, { label, hint, pattern }] of anchors) {
    for (const text of [label, hint, pattern?.[1]]) expect(text, fieldPath).toContain('#');
  }
});

test('every label for a form belongs to one of its fields', () => {
  const files = new ContentFiles(contentFolder, siteRoutes);
  const forms = [...files.all(), files.article, files.plainPage];
  const unmatched = Object.entries(formLabels).flatMap(([path, labels]) => {
    const folder = path.endsWith('/*') ? path.slice(0, -1) : undefined;
    const ownForms = forms.filter((form) => form.path === path || (folder && form.path.startsWith(folder)));
    const fieldPaths = ownForms.flatMap(({ fields }) => fieldsIn(fields).map(([fieldPath]) => `.${fieldPath}`));
    const isUnmatched = (end: string) =>
      ownForms.length > 0 &&
      !fieldPaths.some((fieldPath) => fieldPath === `.${end}` || (end.includes('.') && fieldPath.endsWith(`.${end}`)));
    return Object.keys(labels)
      .filter(isUnmatched)
      .map((end) => `${path}: ${end}`);
  });
  expect(unmatched).toEqual([]);
});

test('every list has a separate label for a single entry', () => {
  const lists = allFields().filter(([, { widget }]) => widget === 'list');
  const unlabeled = lists.filter(([, { label_singular: label, field }]) => !label || field?.label === 'Item');
  expect(lists.length).toBeGreaterThan(0);
  expect(unlabeled.map(([fieldPath]) => fieldPath)).toEqual([]);
});

test('a hint’s example is shown as written', () => {
  // The CMS renders hints as Markdown.
  const rendered = allFields().filter(([, { hint = '' }]) => /[*_<>[\]]/.test(hint.replaceAll(/`[^`]*`/g, '')));
  expect(rendered.map(([fieldPath]) => fieldPath)).toEqual([]);
});

test('pages are listed by their titles, other files by their content', () => {
  expect(fileLabel('pages/jj-kit.yaml', "title: 'JJ Kit'\nheading: JJ\n")).toBe('JJ Kit');
  expect(fileLabel('pages/case-studies/pos-system.yaml', "title: 'POS System: case study'\n")).toBe('POS System');
  expect(fileLabel('pages/careers.yaml', 'title: "We\'re hiring: careers"\n')).toBe("We're hiring");
  expect(fileLabel('pages/home.yaml', "title: '{{company.name}}: software'\n")).toBe('Home');
  expect(fileLabel('figures.yaml')).toBe('Prices and figures');
  expect(fileLabel('people/team.yaml')).toBe('Team');
});

test('a link is chosen from possible pages, an author by name', () => {
  const links = new Map(allFields().filter(([, { widget }]) => widget === 'link'));
  expect(links.get('navigation.yaml.callToAction.link')).toMatchObject({ anywhere: false });
  expect(links.get('navigation.yaml.header.link')).toMatchObject({ anywhere: true });
  expect(links.get('redirects.yaml.entries.to')).toMatchObject({ anywhere: true, label: 'Now at' });
  const { article } = new ContentFiles(contentFolder, siteRoutes);
  const { options } = article.fields.find(({ name }) => name === 'author')!;
  expect(options).toContainEqual({ label: expect.stringMatching(/ /) as string, value: expect.any(String) as string });
});

test.each([
  ['a byte order mark', (text: string) => `\ufeff${text}`],
  ['the line ends of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
  ['the line ends of old Macs', (text: string) => text.replaceAll('\n', '\r')],
])('an article with %s has the values of a build in its form, and is saved whole', (_, asSaved) => {
  const content = smallContent();
  const read = () => new ContentFiles(content.folder, smallRoutes);
  const text = `${readFileSync(join(content.folder, articleFile), 'utf8').trimEnd()}\n\n\`\`\`text\n/** a */\n\nb\n\`\`\`\n`;
  content.write(articleFile, text);
  const values = read().read(articleFile);
  content.write(articleFile, asSaved(text));
  expect(read().read(articleFile)).toEqual(values);
  const saved = read().serialize(articleFile, { ...values, body: `${values['body'] as string}\n\nMore.` });
  const lineEnd = asSaved('\n').slice(-2) === '\r\n' ? '\r\n' : '\n';
  expect(saved).toBe(`${text.trimEnd()}\n\nMore.\n`.replaceAll('\n', lineEnd));
});

test.each([
  ['an article without the line below its entries', articleFile, (text: string) => text.replace(/\n---\n/, '\n----\n')],
  ['a text that is not UTF-8', 'pages/team.yaml', (text: string) => Buffer.from(`${text}# Café\n`, 'latin1')],
])('%s is neither shown nor saved', (_, file, broken) => {
  const content = smallContent();
  content.write(file, broken(readFileSync(join(content.folder, file), 'utf8')));
  const files = new ContentFiles(content.folder, smallRoutes);
  expect(files.readIfPossible(file)).toBeUndefined();
  expect(() => files.serialize(file, { title: 'New' })).toThrow(`content/${file}: line `);
});

test('the CMS is told to make a new page’s address of ASCII characters, without accents', () => {
  const { slug } = editorConfig(new ContentFiles(contentFolder, siteRoutes), 'A company');
  expect(slug).toEqual({ encoding: 'ascii', clean_accents: true });
});
