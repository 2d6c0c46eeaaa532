import '#site/styles/site.css';
import * as footer from '#site/layout/footer.module.css';
import * as header from '#site/layout/header.module.css';
import * as frame from '#site/layout/page-frame.module.css';

/** The class names of the frame around a page with a hero, which all compared pages have. */
export const frameClasses = {
  skip: frame.skip,
  header: `${header.header} ${header.overHero}`,
  page: frame.page,
  footer: footer.footer,
};
