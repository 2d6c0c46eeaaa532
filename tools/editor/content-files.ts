import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { articleSchema } from '#content/schema/article.ts';
import { readKnownFiles, type KnownFiles } from '#content/schema/known-files.ts';
import { hasArticles } from '#prerender/content/reserved-addresses.ts';
import { pageFileOf } from '#prerender/content/page-files.ts';
import { plainPages } from '#prerender/content/plain-page-files.ts';
import { withPlainRoutes } from '#prerender/content/plain-routes.ts';
import { plain } from '#site/pages/plain/page.ts';
import type { Route } from '#site/routes.ts';
import { articleFields, publicationField } from './article-fields.ts';
import { changeYaml } from './change-yaml.ts';
import { LazyContentFile, unwrapRoot, wrapRoot, type ContentFile } from './content-file.ts';
import { categoriesFile, groupOf, fileLabel, sharedFiles } from './content-groups.ts';
import { ContentSource, orUndefined } from './content-source.ts';
import type { Field } from './fields/editor-entry.ts';
import { pathWithin } from './path-within.ts';
import { preserveFormatting } from './preserve-formatting.ts';
import { schemaForm } from './schema-form.ts';

const newArticle = { frontMatter: '', body: '', lineEnd: '\n' };

/** The content folder as the editor sees it: each file is a group of fields, read and written as JSON. */
export class ContentFiles {
  readonly #root: string;
  readonly #source: ContentSource;
  readonly #known: KnownFiles;
  readonly #files = new Map<string, ContentFile>();
  readonly article: ContentFile;
  /** Whether the site shows articles; otherwise their files are not read. */
  readonly hasArticles: boolean;
  readonly plainPage: ContentFile;
  readonly #plainPaths: readonly string[];

  /** Adds the pages of content/plain-pages/ to `codeRoutes`. */
  constructor(root: string, codeRoutes: readonly Route[]) {
    this.#root = root;
    this.#source = new ContentSource(root);
    this.#known = readKnownFiles(root);
    this.hasArticles = hasArticles(codeRoutes);
    const routes = withPlainRoutes(root, codeRoutes);
    this.#plainPaths = routes.filter(({ page }) => page === plain).map(pageFileOf);
    for (const route of routes.filter(({ page }) => page !== plain)) {
      this.#add(pageFileOf(route), route.page.schema, groupOf(route));
    }
    for (const [group, files] of Object.entries(sharedFiles)) {
      for (const [path, schema] of Object.entries(files)) {
        if (path !== categoriesFile || this.hasArticles) this.#add(path, schema, group);
      }
    }
    this.plainPage = this.#createFile(`${plainPages}/*.yaml`, plain.schema, 'Plain pages', {
      adaptFields: (fields) => fields.map(publicationField),
    });
    this.article = this.#createFile('blog/*.md', articleSchema, 'Articles', {
      adaptFields: (fields) => this.#articleFields(fields),
    });
  }

  all(): ContentFile[] {
    return [...this.#files.values()];
  }

  articles(): string[] {
    return this.#source.articlePaths();
  }

  plainPages(): string[] {
    return this.#plainPaths.filter((path) => pathWithin(this.#root, path));
  }

  /** The file at a path, or the future file of a new article or plain page; undefined for other paths. */
  find(path: string): ContentFile | undefined {
    if (!pathWithin(this.#root, path)) return undefined;
    if (/^blog\/(?!README\.md)[a-z0-9]+(-[a-z0-9]+)*\.md$/.test(path)) {
      return this.hasArticles ? this.article : undefined;
    }
    if (/^plain-pages\/[a-z0-9]+(-[a-z0-9]+)*\.yaml$/.test(path)) return this.plainPage;
    return this.#files.get(path);
  }

  /** The values of a file's fields. Throws an Error if a mistake keeps the file from being read. */
  read(path: string): Record<string, unknown> {
    const file = this.#fileAt(path);
    if (file !== this.article) return wrapRoot(file.entry.toEditor(parse(this.#source.text(path) ?? '')), file);
    const { frontMatter, body } = this.#source.article(path) ?? newArticle;
    return { ...(file.entry.toEditor(parse(frontMatter)) as object), body: body.trim() };
  }

  /** {@link read}, but undefined if the file cannot be read: the check has the reason, and other files can still be edited. */
  readIfPossible(path: string): Record<string, unknown> | undefined {
    return orUndefined(() => this.read(path));
  }

  /** The file's text with new values; unchanged parts keep their formatting. Throws as {@link read} does. */
  serialize(path: string, values: Record<string, unknown>): string {
    const file = this.#fileAt(path);
    if (file === this.article) return this.#serializeArticle(path, values);
    const source = this.#source.text(path) ?? '';
    return changeYaml(source, file.entry.fromEditor(unwrapRoot(values, file), parse(source)));
  }

  #serializeArticle(path: string, { body, ...entries }: Record<string, unknown>): string {
    const existing = this.#source.article(path);
    const { frontMatter, body: bodyBefore, lineEnd } = existing ?? newArticle;
    const value = this.article.entry.fromEditor(entries, existing && parse(frontMatter));
    const text = preserveFormatting(bodyBefore, typeof body === 'string' ? body : '');
    const bodyAfter = text === bodyBefore.trim() ? bodyBefore : `\n${text}\n`;
    return `---\n${changeYaml(frontMatter, value)}---\n${bodyAfter}`.replaceAll('\n', lineEnd);
  }

  #fileAt(path: string): ContentFile {
    const file = this.find(path);
    if (!file) throw new Error(`content/${path} is not a file of the editor`);
    return file;
  }

  #add(path: string, schema: z.ZodType, group: string) {
    if (!pathWithin(this.#root, path) || !existsSync(join(this.#root, path))) return;
    const text = orUndefined(() => this.#source.text(path));
    this.#files.set(path, this.#createFile(path, schema, group, { text }));
  }

  #createFile(
    path: string,
    schema: z.ZodType,
    group: string,
    {
      text,
      adaptFields,
    }: { text?: string | undefined; adaptFields?: (fields: readonly Field[]) => readonly Field[] } = {},
  ): ContentFile {
    return new LazyContentFile({
      path,
      group,
      label: fileLabel(path, text),
      createForm: () => schemaForm(schema, path, this.#known),
      ...(adaptFields && { adaptFields }),
    });
  }

  #articleFields(fields: readonly Field[]): Field[] {
    const category = this.hasArticles ? this.#source.list<string>(categoriesFile) : [];
    const people = this.#source.list<{ id: string; name?: string }>('people/team.yaml');
    const author = people.map(({ id, name }) => ({ label: name || id, value: id }));
    return articleFields(fields, this.#source.nextArticleId(), { category, author });
  }
}
