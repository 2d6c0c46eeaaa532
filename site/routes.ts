export interface Route {
  /** `:article` stands for the slug of each article under content/blog/. */
  path: string;
  /** The kind of page: names its data in prerender/data/ and its file, site/pages/<page>/<page>-page.tsx. */
  page: string;
  /** Whether it opens with a hero: then the header overlays that, and the page ends with the closing banner. */
  hero: boolean;
  /** Whether a page without a hero ends with the closing banner, too. */
  banner?: boolean;
  /** The parent page's address, for search engines; home by default. */
  parent?: string;
  /** What the page describes, for search engines. */
  describes?: 'service' | 'software';
}

const expertise = { hero: true, parent: '/expertise', describes: 'service' } as const;
const intelligence = { ...expertise, parent: '/artificial-intelligence-expertise' } as const;
const service = { hero: true, parent: '/services', describes: 'service' } as const;
const product = { hero: true, parent: '/product', describes: 'software' } as const;
const caseStudy = { page: 'case', hero: true, parent: '/case-studies' } as const;

/**
 * Every address that has code of its own. withPlainRoutes adds those of content/plain-pages/. Prerendering, the sitemap,
 * navigation and the tests read both together, as `content.routes`, and no other list.
 */
export const routes: readonly Route[] = [
  { path: '/', page: 'home', hero: true },
  { path: '/why-us', page: 'why-us', hero: true },

  { path: '/expertise', page: 'expertise', hero: true },
  { path: '/web-development', page: 'web-development', ...expertise },
  { path: '/mobile-development', page: 'mobile-development', ...expertise },
  { path: '/artificial-intelligence-expertise', page: 'artificial-intelligence', ...expertise },
  { path: '/natural-language-processing', page: 'natural-language-processing', ...intelligence },
  { path: '/sentiment-analysis', page: 'sentiment-analysis', ...intelligence },
  { path: '/model-training', page: 'model-training', ...intelligence },

  { path: '/services', page: 'services', hero: true },
  { path: '/it-business-consulting', page: 'consulting', ...service },
  { path: '/development-center-services', page: 'development-center', ...service },
  { path: '/extended-team-services', page: 'extended-team', ...service },

  { path: '/product', page: 'products', hero: true },
  { path: '/rd-rental', page: 'rd-rental', ...product },
  { path: '/church-directory', page: 'church-directory', ...product },
  { path: '/pos-system', page: 'pos-system', ...product },
  { path: '/jj-eve', page: 'jj-eve', ...product },
  { path: '/jj-kit', page: 'jj-kit', ...product },
  { path: '/jj-timesheet', page: 'jj-timesheet', ...product },

  { path: '/case-studies', page: 'case-studies', hero: true },
  { path: '/case-studies/rd-rental', ...caseStudy },
  { path: '/case-studies/church-directory', ...caseStudy },
  { path: '/case-studies/pos-system', ...caseStudy },
  { path: '/case-studies/event-management-system', ...caseStudy },
  { path: '/case-studies/agile-project-management', ...caseStudy },
  { path: '/case-studies/timesheet', ...caseStudy },

  { path: '/blog', page: 'blog', hero: true },
  { path: '/blog/:article', page: 'article', hero: true, parent: '/blog' },
  { path: '/careers', page: 'careers', hero: false },
  { path: '/contact-us', page: 'contact', hero: true },
  { path: '/privacy-policy', page: 'privacy', hero: false },
  { path: '/team', page: 'team', hero: false },
];
