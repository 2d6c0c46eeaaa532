import { basename, join } from 'node:path';
import { existsSync, globSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { articleSchema } from '#content/schema/article.ts';
import { readKnownFiles, type KnownFiles } from '#content/schema/known-files.ts';
import { ContentError, problemLine } from '#prerender/content/content-error.ts';
import { pageFileOf } from '#prerender/content/page-files.ts';
import { plainPages } from '#prerender/content/plain-page-files.ts';
import { withPlainRoutes } from '#prerender/content/plain-routes.ts';
import { hasArticles } from '#prerender/content/own-addresses.ts';
import { readText } from '#prerender/content/read-text.ts';
import { plain } from '#site/pages/plain/page.ts';
import type { Route } from '#site/routes.ts';
import { articleFields, publishedField, type Choice } from './article-fields.ts';
import { changeYaml } from './change-yaml.ts';
import { categoriesFile, groupOf, labelOf, sharedFiles } from './content-groups.ts';
import type { EditorEntry, Field } from './fields/editor-entry.ts';
import { EditorEntries } from './fields/editor-entries.ts';
import { preserveFormatting } from './preserve-formatting.ts';
import { pathWithin } from './path-within.ts';
import { splitArticle } from './split-article.ts';
import { formFields } from './labels/form-fields.ts';

export interface ContentFile {
  /** Below content/: `pages/why-us.yaml`. */
  path: string;
  group: string;
  label: string;
  fields: Field[];
  entry: EditorEntry;
}

/** The field that holds a file's whole value if that is a list or a record. */
const wholeFile = 'entries';

/** The content folder for the editor: each file is a group of fields, read and written as JSON. */
export class ContentFiles {
  readonly #root: string;
  readonly #known: KnownFiles;
  readonly #files = new Map<string, ContentFile>();
  readonly article: ContentFile;
  /** Whether the site shows articles; otherwise their files are not read. */
  readonly hasArticles: boolean;
  readonly #plain = new Set<string>();
  readonly plainPage: ContentFile;

  /** Adds the pages of content/plain-pages/ to `codeRoutes`. */
  constructor(root: string, codeRoutes: readonly Route[]) {
    this.#root = root;
    this.hasArticles = hasArticles(codeRoutes);
    const routes = withPlainRoutes(root, codeRoutes);
    this.#known = readKnownFiles(root);
    this.plainPage = this.#createFile(`${plainPages}/*.yaml`, plain.schema, 'Plain pages');
    this.plainPage.fields = this.plainPage.fields.map(publishedField);
    for (const route of routes) {
      if (route.page === plain) this.#plain.add(pageFileOf(route));
      else this.#add(pageFileOf(route), route.page.schema, groupOf(route));
    }
    for (const [group, files] of Object.entries(sharedFiles))
      for (const [path, schema] of Object.entries(files))
        if (path !== categoriesFile || this.hasArticles) this.#add(path, schema, group);
    this.article = this.#createFile('blog/*.md', articleSchema, 'Articles');
    const category = this.hasArticles ? this.#list<string>(categoriesFile) : [];
    const choices = { category, author: this.#people() };
    this.article.fields = articleFields(this.article.fields, this.#nextId(), choices);
  }

  all(): ContentFile[] {
    return [...this.#files.values()];
  }

  articles(): string[] {
    return this.#articleNames().map((name) => `blog/${name}.md`);
  }

  plainPages(): string[] {
    return [...this.#plain].filter((path) => pathWithin(this.#root, path));
  }

  /** The file at a path, or the future file of a new article or plain page; undefined for other paths. */
  find(path: string): ContentFile | undefined {
    if (!pathWithin(this.#root, path)) return undefined;
    if (/^blog\/(?!README\.md)[a-z0-9]+(-[a-z0-9]+)*\.md$/.test(path))
      return this.hasArticles ? this.article : undefined;
    if (/^plain-pages\/[a-z0-9]+(-[a-z0-9]+)*\.yaml$/.test(path)) return this.plainPage;
    return this.#files.get(path);
  }

  /** The fields' values. Throws an Error if a mistake keeps the file from being read. */
  read(path: string): Record<string, unknown> {
    const file = this.#fileAt(path);
    if (file !== this.article) return wrapWhole(file.entry.toEditor(parse(this.#source(path) ?? '')), file);
    const { frontMatter, body } = this.#articleAt(path) ?? newArticle;
    return { ...(file.entry.toEditor(parse(frontMatter)) as object), body: body.trim() };
  }

  /** {@link read}, but undefined if the file cannot be read: the check has the reason, and other files can still be edited. */
  readable(path: string): Record<string, unknown> | undefined {
    return orUndefined(() => this.read(path));
  }

  /** The file's text with new values; unchanged parts keep their formatting. Throws as {@link read} does. */
  serialize(path: string, values: Record<string, unknown>): string {
    const file = this.#fileAt(path);
    if (file !== this.article) {
      const source = this.#source(path) ?? '';
      return changeYaml(source, file.entry.fromEditor(unwrapWhole(values, file), parse(source)));
    }
    const { body, ...entries } = values;
    const existing = this.#articleAt(path);
    const { frontMatter, body: before, lineEnd } = existing ?? newArticle;
    const value = file.entry.fromEditor(entries, existing && parse(frontMatter));
    const text = preserveFormatting(before, typeof body === 'string' ? body : '');
    const written = `---\n${changeYaml(frontMatter, value)}---\n${text === before.trim() ? before : `\n${text}\n`}`;
    return written.replaceAll('\n', lineEnd);
  }

  #fileAt(path: string): ContentFile {
    const file = this.find(path);
    if (!file) throw new Error(`content/${path} is not a file of the editor`);
    return file;
  }

  /** A file's text as a build reads it; undefined if there is no such file. Throws a ContentError if it cannot be read. */
  #source(path: string): string | undefined {
    return existsSync(join(this.#root, path)) ? readText(this.#root, path) : undefined;
  }

  /** An article's parts, their lines ended by line feeds; undefined if there is no such file. */
  #articleAt(path: string) {
    const source = this.#source(path);
    if (source === undefined) return undefined;
    const parts = splitArticle(source.replaceAll('\r\n', '\n'));
    if (!parts)
      throw new ContentError(problemLine({ file: path, line: 1 }, 'its entries have no line --- above and below'));
    return { ...parts, lineEnd: source.includes('\r\n') ? '\r\n' : '\n' };
  }

  #add(path: string, schema: z.ZodType, group: string) {
    if (!pathWithin(this.#root, path) || !existsSync(join(this.#root, path))) return;
    const source = orUndefined(() => this.#source(path));
    this.#files.set(path, this.#createFile(path, schema, group, source));
  }

  #createFile(path: string, schema: z.ZodType, group: string, source?: string): ContentFile {
    const role = path === 'people/team.yaml' ? 'portrait' : 'photo';
    const entry = new EditorEntries(this.#known, role).of(schema);
    const field = entry.field(wholeFile, true);
    const isGroup = field.widget === 'object' && field.fields !== undefined;
    const fields = formFields(path, isGroup ? entry.field('', true).fields! : [field]);
    return { path, group, label: labelOf(path, source), fields, entry };
  }

  #articleNames() {
    return globSync('blog/*.md', { cwd: this.#root })
      .filter((file) => pathWithin(this.#root, file))
      .map((file) => basename(file, '.md'))
      .filter((name) => name !== 'README')
      .toSorted();
  }

  #idOf(name: string): number {
    const read = () => parse(this.#articleAt(`blog/${name}.md`)?.frontMatter ?? '') as { id?: unknown } | null;
    return Number(orUndefined(read)?.id) || 0;
  }

  /** The items of a file's list; none if it cannot be read. */
  #list<Item>(path: string): Item[] {
    const items = orUndefined(() => parse(this.#source(path) ?? '[]') as unknown);
    return Array.isArray(items) ? (items as Item[]) : [];
  }

  #people(): Choice[] {
    const people = this.#list<{ id: string; name?: string }>('people/team.yaml');
    return people.map(({ id, name }) => ({ label: name || id, value: id }));
  }

  #nextId() {
    return Math.max(0, ...this.#articleNames().map((name) => this.#idOf(name))) + 1;
  }
}

const newArticle = { frontMatter: '', body: '', lineEnd: '\n' };

/** What `read` returns; undefined if a mistake in a file keeps it from being read. */
function orUndefined<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

const isWhole = ({ fields }: ContentFile) => fields.length === 1 && fields[0]!.name === wholeFile;

const wrapWhole = (value: unknown, file: ContentFile) =>
  (isWhole(file) ? { [wholeFile]: value ?? [] } : value) as Record<string, unknown>;

const unwrapWhole = (values: Record<string, unknown>, file: ContentFile) =>
  isWhole(file) ? values[wholeFile] : values;
