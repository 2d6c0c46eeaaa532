import { test, type Locator, type Page } from '@playwright/test';
import { readContent } from '#prerender/content/read-content.ts';
import { sitePages } from '#prerender/data/site-pages.ts';
import { contentFolder } from '#tools/content-folder.ts';
import { pictureOf } from '../site/shown-images.ts';
import { language } from '../site/site-language.ts';
import { showsArticles } from '#site/pages/define-page.ts';
import { plainHref } from '#site/navigation/address.ts';
import { home } from '#site/pages/home/page.ts';
import type { FormKind } from '#contract/enquiry-form.ts';

/** The content of the site under test, so that journeys work with any company's texts. */
export const content = await readContent(contentFolder);
export const { company, navigation } = content;
export const pages = sitePages(content);

/** Number of pages of the article list, which shows six articles each. */
export const listPages = Math.ceil(content.articles.length / 6);

export const titleOf = (path: string) => pages.find((page) => page.path === path)!.title;

/** A link to a page, whatever its name and whether or not the script has run. */
export const linkTo = (within: Page | Locator, path: string): Locator =>
  within.locator(`a:is([href="${plainHref(path)}"], [href="/#${path}"])`);

/** Whether addresses get their hash form once the script has started. */
export const hasHashAddresses = company.addresses === 'hash';

/** A page's address in the address bar once the script has started. */
export const shownAddress = (path: string, anchor = '', query = '') =>
  (hasHashAddresses ? `/#${path}` : plainHref(path)) + query + (anchor && `#${anchor}`);

/**
 * Follows a link by keyboard: sections far below get their height while the page scrolls there, and a mouse would miss.
 */
export const follow = (link: Locator): Promise<void> => link.press('Enter');

/** The menu's groups without the entry that repeats the group's own page. */
const groups = navigation.header.map(({ name, link, children = [] }) => ({
  name,
  link,
  children: children.filter((child) => child.link !== link),
}));
const ownGroup = groups.findLast(({ children }) => children.length > 1);
export const group = ownGroup ?? { name: '', link: '/', children: [] };
/** The first entry of the group's list, which may be the group's own page. */
export const firstEntry = navigation.header.find(({ link }) => link === group.link)?.children?.[0]?.link ?? '/';
/** Pages of the group other than its own. */
export const [firstChild = '/', secondChild = '/'] = group.children.map(({ link }) => link);
export const lastChild = group.children.at(-1)?.link ?? '/';
/** Why the menu's groups cannot be tested; undefined if they can. */
export const whyNoGroup = ownGroup ? undefined : 'the menu has no group of pages';

/** Skips tests that a menu without groups cannot run. */
export const needsGroup = () => test.skip(whyNoGroup !== undefined, whyNoGroup);
export const groupToggle = (within: Page | Locator) =>
  within.getByRole('button', { name: language.pagesBelow(group.name) });

/** The article with the most sections, so that its contents have targets to scroll to. */
const [longest] = content.articles.toSorted((one, other) => other.headings.length - one.headings.length);
const articleRoute = content.routes.find(({ page }) => showsArticles(page));
export const whyNoArticle = longest && articleRoute ? undefined : 'the site has no articles';
/** Skips tests for which the site has no article with that many sections and words. */
export const needsArticle = (sections = 0, words = 0) => {
  test.skip(whyNoArticle !== undefined, whyNoArticle);
  test.skip((longest?.headings.length ?? 0) < sections, `no article has ${sections} sections`);
  test.skip((longest?.words ?? 0) < words, `the article with most sections has fewer than ${words} words`);
};
export const needsArticles = (count: number) => test.skip(content.articles.length < count, `needs ${count} articles`);
export const article = longest ?? { slug: '', title: '', headings: [] };
/** The labels around every article. */
export const articleLabels = wordsOf('article', { contents: '', related: '', share: '', networks: [{ address: '' }] });

/** An article or, if the site has none, a page that reads like one. */
export const articlePath =
  longest && articleRoute ? articleRoute.path.replace(':article', longest.slug) : '/privacy-policy';

/** A case and the page that lists it, or else an article. */
export const casePath = pages.find(({ page }) => page.name === 'case')?.path ?? articlePath;
export const caseList = content.routes.find(({ path }) => path === casePath)?.parent ?? (longest ? '/blog' : '/');

/** Whether the site has that page, with or without code of its own. */
export const hasPage = (path: string) => content.routes.some((route) => route.path === path);

/** The name of the error screen's link to a page, for `getByRole`. */
export const wayOn = (path: string) => ({
  name: content.error.main.find(({ link }) => link === path)!.name,
  exact: true,
});

/** The pictures of home's banners, by their names in shown addresses. */
export const homePictures = content.page(home.schema, '/').banners.map(({ picture }) => pictureOf(picture.jpeg));

/**
 * The words of the page that is defined under that name, of which `none` are those that a test asks for. `none` stands
 * for a page that the site does not have.
 */
export function wordsOf<Words extends object>(name: string, none: Words): Words {
  const route = content.routes.find(({ page }) => page.name === name);
  // Safe to cast: the definition's schema has checked them.
  return route ? (content.page(route.page.schema, route.path) as Words) : none;
}

const noForm = { question: '', success: '', reference: '', phoneHint: '', note: '', privacy: { name: '', link: '' } };
export const formWords = {
  contact: wordsOf('contact', { form: noForm }).form,
  careers: wordsOf('careers', { form: noForm }).form,
};
/** Why a form cannot be tested; undefined if it can. */
export const whyNoForm = (kind: FormKind) =>
  formWords[kind] === noForm ? `no page of the site has the ${kind} form` : undefined;
/** Skips tests that need these forms. */
export const needsForm = (...kinds: FormKind[]) => {
  const missing = kinds.find(whyNoForm);
  test.skip(missing !== undefined, missing && whyNoForm(missing));
};

/** Where the header's button leads: in most sites to the form. */
export const actionPath = navigation.callToAction.link;
/** A page to which the footer leads, other than those at which journeys begin. */
const isFooterPath = (path: string) =>
  hasPage(path) && ![actionPath, '/', '/why-us', '/privacy-policy', '/team'].includes(path);
export const footerPath =
  ['/careers', ...navigation.footer.flat().map(({ link }) => link)].find(isFooterPath) ?? '/privacy-policy';
/** A page without islands. */
export const stillPath = hasPage('/team') ? '/team' : '/privacy-policy';
