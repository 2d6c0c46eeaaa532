import type { Locator, Page } from '@playwright/test';
import { readContent } from '#prerender/content/read-content.ts';
import { sitePages } from '#prerender/data/site-pages.ts';
import { contentFolder } from '#tools/content-folder.ts';
import { pictureOf } from '../site/shown-images.ts';
import { articleLabelsSchema } from '#site/pages/article/article-labels-schema.ts';
import { careers } from '#site/pages/careers/page.ts';
import { caseStudy } from '#site/pages/case/page.ts';
import { contact } from '#site/pages/contact/page.ts';
import { home } from '#site/pages/home/page.ts';

/** What the site says, so that journeys hold for any company's words. */
export const content = await readContent(contentFolder);
export const { company, navigation } = content;
export const pages = sitePages(content);

/** Those of a list; article lists show six at a time. */
export const listPages = Math.ceil(content.articles.length / 6);

export const titleOf = (path: string) => pages.find((page) => page.path === path)!.title;

/** A link to a page, whatever it is called and whether or not the script has run. */
export const linkTo = (within: Page | Locator, path: string): Locator =>
  within.locator(`a:is([href="${path === '/' ? '/' : `${path}/`}"], [href="/#${path}"])`);

/** Follows a link by the keyboard: what stands far below the window takes its height on the way there, and a mouse misses. */
export const follow = (link: Locator): Promise<void> => link.press('Enter');

/** A page of the menu that has others below it, none of which is called as another link is. */
export const group = navigation.header.findLast(({ children }) => (children?.length ?? 0) > 1)!;
export const groupToggle = (within: Page | Locator) => within.getByRole('button', { name: `${group.name} pages` });

/** The article with the most sections: its contents lead somewhere. */
export const article = content.articles.toSorted((one, other) => other.headings.length - one.headings.length)[0]!;
/** The words around every article. */
export const articleLabels = content.page(articleLabelsSchema, '/blog/:article');

export const articlePath = `/blog/${article.slug}`;

/** A case, of which there may be any. */
export const casePath = pages.find(({ page }) => page === caseStudy)!.path;

/** A way on that the error screen offers: the name of its link. */
export const wayOn = (path: string) => ({
  name: content.error.main.find(({ link }) => link === path)!.name,
  exact: true,
});

/** The pictures of home's banners, by their names in shown addresses. */
export const homePictures = content.page(home.schema, '/').banners.map(({ picture }) => pictureOf(picture.jpeg));

export const formWords = {
  contact: content.page(contact.schema, '/contact-us').form,
  careers: content.page(careers.schema, '/careers').form,
};
