import type { FormKind } from '#contract/enquiry-form.ts';
import type * as Renderer from '#site/entry-server.tsx';
import { listPagePath, plainHref } from '#site/navigation/address.ts';
import type { Content } from './content/read-content.ts';
import { sharedContent } from './data/shared-content.ts';
import { isLaterListPage, sitePages, type SitePage } from './data/site-pages.ts';
import { findThankYouContent } from './data/find-thank-you-content.ts';
import { htmlDocument } from './document.ts';
import { hasArticles } from './content/reserved-addresses.ts';
import type { InlineScripts } from './inline-script.ts';
import { pageMarkdown } from './page-markdown.ts';
import type { DocumentFrame, PageInput } from './page-input.ts';
import type { SharePicture } from './share-pictures.ts';
import { structuredData } from './structured-data.ts';
import { errorScreenFile, thankYouFile } from './entry-points.ts';
import { nonBreakingRanges } from './non-breaking-ranges.ts';

/** The client's parts of a document, whether built or served in development. */
export interface ClientParts {
  /** The address of the site's script. */
  script: string;
  /** The address of the script that measures page loads. */
  metricsScript: string;
  /** The addresses of an island's scripts. */
  scriptsOf: (islandFile: string) => string[];
  /** The texts of the style sheets of a document whose component is in the file. */
  stylesFor: (file: string) => string[];
  /** The texts of the style sheets of a document of the page with the name. */
  stylesForPage: (name: string) => string[];
  /** Whether documents refuse all other styles: a development server adds some. */
  refusesOtherStyles: boolean;
  fonts: string[];
  inline: InlineScripts;
}

/** Writes documents: content, renderer and client parts go in, HTML comes out. */
export class SiteDocuments {
  readonly #content: Content;
  readonly #client: ClientParts;
  readonly #renderer: typeof Renderer;
  /** The content that every page shares, such as the header's and the footer's. Plain JSON. */
  readonly sharedContent: Renderer.SharedContent;
  readonly #sharePictures: Map<string, SharePicture>;

  /** `sharePictures` by a page's path; a page without one is shared without a picture. */
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
    this.sharedContent = sharedContent(content, release);
    this.#sharePictures = sharePictures;
  }

  /** A route's document. */
  async page(page: SitePage): Promise<string> {
    return this.#document(this.input(page));
  }

  /** All that a route's document and Markdown depend on, except code and {@link sharedContent}. Plain JSON. */
  input(page: SitePage): PageInput {
    const { path, title, description, topPath, props, article } = page;
    const { company } = this.#content;
    const receiver = this.sharedContent.site.metricsReceiver;
    return {
      page: { path, pageName: page.definition.name, topPath, props },
      head: {
        title,
        description,
        ...this.#siteHead(),
        canonical: company.url + plainHref(path),
        path,
        ...listNeighbors(page),
        sharePicture: this.#sharePictureOf(page.list?.path ?? path),
        kind: article ? 'article' : 'website',
        structuredData: structuredData(page, this.#content),
      },
      metricsReceiver: receiver || null,
      article: article && {
        title: article.title,
        description: article.description,
        author: `${article.author.name}, ${article.author.role}`,
        published: article.published,
        markdown: article.readable.markdown,
      },
    };
  }

  /** A route's document and Markdown: equal inputs, shared content and code give equal results. */
  async render(input: PageInput): Promise<{ html: string; markdown: string }> {
    const html = await this.#document(input);
    return {
      html,
      markdown: await pageMarkdown(input.head.canonical, input.article, html, this.#content.language.article),
    };
  }

  async #document({ page, head, metricsReceiver: receiver }: PageInput): Promise<string> {
    const { inline, script, metricsScript } = this.#client;
    const body = await this.#renderer.renderPage(this.sharedContent, page, this.#client.scriptsOf);
    return htmlDocument({
      ...this.#frame(this.#client.stylesForPage(page.pageName)),
      ...head,
      body: nonBreakingRanges(body, this.#content.language.range),
      script: {
        inline: inline.head,
        address: script,
        metrics: receiver ? { address: metricsScript, receiver } : null,
      },
    });
  }

  /** The error screen, shown by the browser instead of a page that failed. */
  async error(): Promise<string> {
    return this.#staticDocument(errorScreenFile, this.#content.language.errorHeading, await this.#errorScreen());
  }

  /** The error screen that a server sends for unknown addresses. */
  async notFound(): Promise<string> {
    const body = `${await this.#errorScreen()}<script>${this.#client.inline.notFound}</script>`;
    return this.#staticDocument(errorScreenFile, this.#content.language.errorHeading, body);
  }

  #errorScreen(): Promise<string> {
    // Articles are found through their list: the document for unknown addresses must not grow with their number.
    const isListed = (page: SitePage) => page.path !== '/' && !page.article && !isLaterListPage(page);
    const pages = sitePages(this.#content).filter(isListed);
    return this.#renderer.renderErrorScreen(
      this.sharedContent,
      pages.map(({ path, name }) => ({ link: path, name })),
    );
  }

  /** The document to which a form posted without a script leads; undefined if no page has the form. `reference` is null if unknown. */
  async thankYou(form: FormKind, reference: string | null): Promise<string | undefined> {
    const content = findThankYouContent(this.#content, form);
    if (!content) return undefined;
    const body = await this.#renderer.renderThankYou(this.sharedContent, content, reference);
    return this.#staticDocument(thankYouFile, `${content.message} | ${this.#content.company.name}`, body);
  }

  #staticDocument(file: string, title: string, body: string): string {
    return htmlDocument({
      ...this.#frame(this.#client.stylesFor(file)),
      title,
      description: this.#content.company.description,
      ...this.#siteHead(),
      canonical: null,
      previous: null,
      next: null,
      path: null,
      sharePicture: null,
      body,
      kind: 'website',
      structuredData: null,
      script: null,
    });
  }

  #sharePictureOf(path: string): SharePicture | null {
    const picture = this.#sharePictures.get(path);
    return picture ? { ...picture, address: `${this.#content.company.url}${picture.address}` } : null;
  }

  /** The parts of every document's head that describe the site. */
  #siteHead() {
    const { company, language, palette, routes } = this.#content;
    return {
      siteName: company.name,
      addresses: company.addresses,
      language: company.language,
      feedsName: hasArticles(routes) ? language.articles : null,
      themeColor: palette.night,
    };
  }

  /** The parts that depend only on code and on {@link sharedContent}; the content of a page adds its head. */
  #frame(styles: string[]): DocumentFrame {
    return {
      release: this.sharedContent.site.release,
      styles,
      refusesOtherStyles: this.#client.refusesOtherStyles,
      printStylesAddress: this.#renderer.printStyles,
      fonts: this.#client.fonts,
    };
  }
}

/** The addresses of the pages before and after a page of a list. */
function listNeighbors({ list }: SitePage) {
  const address = (pageNumber: number) =>
    list && pageNumber >= 1 && pageNumber <= list.pageCount ? plainHref(listPagePath(list.path, pageNumber)) : null;
  return { previous: address((list?.pageNumber ?? 0) - 1), next: address((list?.pageNumber ?? 0) + 1) };
}
