import '#site/styles/site.css';
import * as footer from '#site/layout/footer.module.css';
import * as header from '#site/layout/header.module.css';
import * as frame from '#site/layout/page-frame.module.css';

/**
 * Class names of the skip link, header and page, and of the footer by the page's path. The header is the one over a hero:
 * every compared page has one.
 */
export const frameClasses = {
  skip: frame.skipLink,
  header: `${header.header} ${header.overHero}`,
  page: frame.page,
  footer: (path: string) => (path === '/' ? `${footer.footer} ${footer.home}` : footer.footer),
};
