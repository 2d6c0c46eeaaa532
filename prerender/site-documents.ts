import { errorHeading } from '#site/layout/error-heading.ts';
import type * as Renderer from '#site/entry-server.tsx';
import { plainHref } from '#site/navigation/address.ts';
import type { PageModule, RouteData } from '#site/navigation/route-data.ts';
import type { Content } from './content/read-content.ts';
import { siteWords } from './data/site-words.ts';
import type { SitePage } from './data/site-pages.ts';
import { htmlDocument, type DocumentParts } from './document.ts';
import type { SharePicture } from './share-pictures.ts';
import { structuredData } from './structured-data.ts';

/** What a document needs of the built or developing client. */
export interface ClientParts {
  entry: string;
  fonts: string[];
  entryImports: string[];
  pageModule: (page: string) => PageModule;
  stylesFor: (page: string | null) => DocumentParts['styles'];
  /** The script in every document's head. */
  inline: string;
}

export interface WrittenPage {
  html: string;
  data: string;
}

/** Writes documents: content, renderer and client parts go in, HTML comes out. */
export class SiteDocuments {
  readonly #content: Content;
  readonly #client: ClientParts;
  readonly #renderer: typeof Renderer;
  readonly #words: Renderer.ServerWords;
  readonly #sharePictures: Map<string, SharePicture>;

  /** `sharePictures` by a page's path; a page that has none there names none. */
  constructor(
    content: Content,
    client: ClientParts,
    renderer: typeof Renderer,
    release: string,
    sharePictures = new Map<string, SharePicture>(),
  ) {
    this.#content = content;
    this.#client = client;
    this.#renderer = renderer;
    this.#words = siteWords(content, release);
    this.#sharePictures = sharePictures;
  }

  /** A route's document and its data.json. */
  async page(page: SitePage): Promise<WrittenPage> {
    const { path, title, description, hero } = page;
    const { company } = this.#content;
    const props = await this.#renderer.withMarkup(path, page.props as Renderer.PropsBefore);
    const module = this.#client.pageModule(page.page);
    const data: RouteData = { build: this.#words.site.build, path, title, description, hero, page: module, props };
    const body = await this.#renderer.renderPage(this.#words, data);
    // These parts are read from the markup when the page is hydrated.
    const { html: _, ...slimProps } = props;
    const html = htmlDocument({
      ...this.#frame(page.page),
      title,
      description,
      canonical: company.url + plainHref(path),
      body,
      sharePicture: this.#sharePictureOf(path),
      kind: page.article ? 'article' : 'website',
      structuredData: structuredData(page, company),
      script: {
        inline: this.#client.inline,
        entry: this.#client.entry,
        chunks: [...this.#client.entryImports, module.script, ...module.files.filter((file) => file.endsWith('.js'))],
        // Its styles stand inline, its scripts are named in the root element.
        data: { site: this.#words.site, route: { ...data, page: { ...module, files: [] }, props: slimProps } },
      },
    });
    return { html, data: JSON.stringify(data) };
  }

  /** The document for addresses that do not exist. */
  async unknownAddress(): Promise<string> {
    return this.#still(errorHeading, await this.#renderer.renderUnknownAddress(this.#words));
  }

  /** What the error screen says, as site/layout/error-words.ts asks for it. */
  errorWords(): string {
    return JSON.stringify(this.#words.error);
  }

  /** The document that a form posted without a script leads to. */
  async thankYou(message: string): Promise<string> {
    return this.#still(message, await this.#renderer.renderThankYou(this.#words, message));
  }

  #still(title: string, body: string): string {
    const { name, description } = this.#content.company;
    return htmlDocument({
      ...this.#frame(null),
      title: `${title} | ${name}`,
      description,
      canonical: null,
      sharePicture: null,
      body,
      kind: 'website',
      structuredData: [],
      script: null,
    });
  }

  #sharePictureOf(path: string): SharePicture | null {
    const picture = this.#sharePictures.get(path);
    return picture ? { ...picture, address: `${this.#content.company.url}${picture.address}` } : null;
  }

  #frame(page: string | null) {
    const { company } = this.#content;
    return {
      siteName: company.name,
      styles: this.#client.stylesFor(page),
      fonts: this.#client.fonts,
    };
  }
}
