import type { z } from 'zod';
import type { ArticleFrontMatter } from '#content/schema/article.ts';
import type { Company } from '#content/schema/company.ts';
import type { Navigation } from '#content/schema/navigation.ts';
import type { Client, TeamMember, Testimonial } from '#content/schema/people.ts';
import type { Picture } from '#content/schema/picture.ts';
import type { Technique } from '#content/schema/techniques.ts';
import type { Language } from '#languages/languages.ts';
import type { StoredText } from './stored-text.ts';

/** `scheduled`: to be published on a later day. */
export type PublicationStatus = 'published' | 'scheduled' | 'draft';

/** Whether and when a page is published. */
export interface Publication {
  status: PublicationStatus;
  /** The day of publication, such as 2025-01-27; '' if the page has none. */
  published: string;
}

/** An article with its body as HTML. */
export interface Article extends Omit<ArticleFrontMatter, 'author' | 'slug' | 'draft'> {
  slug: string;
  /** The path of its file, below the content folder. */
  file: string;
  status: PublicationStatus;
  author: TeamMember;
  cover: Picture;
  hero: Picture;
  html: StoredText;
  /** The second-level headings, in order. */
  headings: { id: string; text: string }[];
  wordCount: number;
  /** The text for feeds and programs: nothing hidden, drawings as their descriptions, full URLs. */
  readable: { html: StoredText; markdown: StoredText };
  /** Reading time in whole minutes. */
  minutes: number;
}

/** The content of the site that a page can show besides its own file. */
export interface SiteContent {
  company: Company;
  /** The built-in texts in the company's language. */
  language: Language;
  navigation: Navigation;
  team: TeamMember[];
  testimonials: Testimonial[];
  clients: Client[];
  techniques: Technique[];
  /** The articles that are shown, newest first. */
  articles: Article[];
  /** The content of the page at a path, as checked by `schema`, which must be the schema of the page's definition. */
  page: <Schema extends z.ZodType>(schema: Schema, path: string) => z.infer<Schema>;
}
