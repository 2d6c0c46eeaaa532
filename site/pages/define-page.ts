import type { FunctionComponent } from 'react';
import type { z } from 'zod';
import type { Picture } from '#content/schema/picture.ts';
import type { FormKind } from '#contract/enquiry-form.ts';
import type { ThankYouContent } from '../layout/thank-you.tsx';
import type { CheckContext, ReportProblem } from './check-context.ts';
import type { Article, SiteContent } from './site-content.ts';
import type { WithTexts } from './stored-text.ts';

/** The title and the description that search engines show. The content file of every {@link Page} has both. */
export interface PageMetadata {
  title: string;
  description: string;
}

/** The beginning and the end of a page, and its type and subject for search engines. */
interface PageTraits {
  /** The name of the page's folder: site/pages/<name>/. */
  name: string;
  /** Whether the page starts with a hero: then the header overlays the hero. */
  hero: boolean;
  /** Whether the page ends with the closing banner; by default if it has a hero. */
  closingBanner?: boolean;
  /** The page's type at schema.org; WebPage by default. */
  type?: 'AboutPage' | 'CollectionPage' | 'ContactPage';
  /** The subject of the page, for search engines. */
  subject?: 'service' | 'software';
}

/** Identifies one of a route's documents. */
interface PageLocation {
  /** The route's path. */
  path: string;
  /** The number of the document's page in the route's list, from 1; 1 if the route has no list. */
  page: number;
}

type Load<Props extends object> = () => Promise<FunctionComponent<Props>>;

/** The definition of a page with its own content file. Node reads it: only `load` may import what needs Vite. */
export interface Page<Schema extends z.ZodType<PageMetadata> = z.ZodType<PageMetadata>> extends PageTraits {
  /** Checks the page's file under content/. */
  schema: Schema;
  /** The number of documents that the page's list takes, if it has one; site/navigation/address.ts has their paths. */
  pageCount?(content: SiteContent): number;
  /** The component's props, computed from the page's content and, where needed, from the rest of the content. */
  props(pageContent: z.infer<Schema>, content: SiteContent, location: PageLocation): object;
  /** Reports values that are valid by themselves but contradict the rest of the content. */
  check?(pageContent: z.infer<Schema>, context: CheckContext, report: ReportProblem): void;
  /** The enquiry form on the page, and the content of the document that it leads to without a script. */
  form?: { kind: FormKind; thanks(pageContent: z.infer<Schema>): ThankYouContent };
  /** The picture shown in place of those that a draft of an article does not have yet. */
  draftPicture?(pageContent: z.infer<Schema>): Picture;
  load: Load<object>;
}

/**
 * The definition of the page that shows articles. `schema` checks content/pages/article.yaml, the labels around each
 * article.
 */
export interface ArticlePage<Schema extends z.ZodType = z.ZodType> extends PageTraits {
  schema: Schema;
  articleProps(labels: z.infer<Schema>, article: Article, content: SiteContent): object;
  load: Load<object>;
}

/** `Props` makes tsc compare what `props` returns with what the component takes. */
interface TypedPage<Schema extends z.ZodType<PageMetadata>, Props extends object> extends Omit<
  Page<Schema>,
  'props' | 'load'
> {
  props: (pageContent: z.infer<Schema>, content: SiteContent, location: PageLocation) => Props;
  load: Load<Props>;
}

interface TypedArticlePage<Schema extends z.ZodType, Props extends object> extends Omit<
  ArticlePage<Schema>,
  'articleProps' | 'load'
> {
  articleProps: (labels: z.infer<Schema>, article: Article, content: SiteContent) => Props;
  load: Load<WithTexts<Props>>;
}

/** Defines a page with a content file. Safe to cast: the component of `load` only gets the props of its own definition. */
export const definePage = <Schema extends z.ZodType<PageMetadata>, Props extends object>(
  page: TypedPage<Schema, Props>,
): Page<Schema> => ({ ...page, load: page.load as Load<object> });

/**
 * Defines the page that shows articles. Safe to cast: the component of `load` only gets the props of its own definition.
 */
export const defineArticlePage = <Schema extends z.ZodType, Props extends object>(
  page: TypedArticlePage<Schema, Props>,
): ArticlePage<Schema> => ({ ...page, load: page.load as Load<object> });

export const isArticlePage = (page: Page | ArticlePage): page is ArticlePage => 'articleProps' in page;
