import { articlePath, articleSkipReason } from './article-with-most-sections.ts';
import { content, hasPage, navigation, pages } from './site-content.ts';

/** A case study and the page that lists it; on a site without any, an article. */
export const casePath = pages.find(({ definition }) => definition.name === 'case')?.path ?? articlePath;
export const caseListPath =
  content.routes.find(({ path }) => path === casePath)?.parent ?? (articleSkipReason === undefined ? '/blog' : '/');

/** The target of the header's button, which is the form on most sites. */
export const callToActionPath = navigation.callToAction.link;

const footerLinks = navigation.footer.flat().map(({ link }) => link);
const isFooterPath = (path: string) =>
  footerLinks.includes(path) &&
  hasPage(path) &&
  ![callToActionPath, '/', '/why-us', '/privacy-policy', '/team'].includes(path);

/**
 * A page to which the footer leads, other than those at which journeys begin: careers if possible. The privacy policy if
 * there is none.
 */
export const footerPath = ['/careers', ...footerLinks].find(isFooterPath) ?? '/privacy-policy';

export const pathWithoutIslands = hasPage('/team') ? '/team' : '/privacy-policy';
