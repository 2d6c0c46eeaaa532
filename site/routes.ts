import { article } from './pages/article/page.ts';
import { artificialIntelligence } from './pages/artificial-intelligence/page.ts';
import { blog } from './pages/blog/page.ts';
import { careers } from './pages/careers/page.ts';
import { caseStudies } from './pages/case-studies/page.ts';
import { caseStudy } from './pages/case/page.ts';
import { churchDirectory } from './pages/church-directory/page.ts';
import { consulting } from './pages/consulting/page.ts';
import { contact } from './pages/contact/page.ts';
import type { ArticlePage, Page } from './pages/define-page.ts';
import { developmentCenter } from './pages/development-center/page.ts';
import { expertise } from './pages/expertise/page.ts';
import { extendedTeam } from './pages/extended-team/page.ts';
import { home } from './pages/home/page.ts';
import { jjEve } from './pages/jj-eve/page.ts';
import { jjKit } from './pages/jj-kit/page.ts';
import { jjTimesheet } from './pages/jj-timesheet/page.ts';
import { mobileDevelopment } from './pages/mobile-development/page.ts';
import { modelTraining } from './pages/model-training/page.ts';
import { naturalLanguageProcessing } from './pages/natural-language-processing/page.ts';
import { posSystem } from './pages/pos-system/page.ts';
import { privacy } from './pages/privacy/page.ts';
import { products } from './pages/products/page.ts';
import { rdRental } from './pages/rd-rental/page.ts';
import { sentimentAnalysis } from './pages/sentiment-analysis/page.ts';
import { services } from './pages/services/page.ts';
import { team } from './pages/team/page.ts';
import { webDevelopment } from './pages/web-development/page.ts';
import { whyUs } from './pages/why-us/page.ts';

export interface Route {
  /** `:article` stands for the slug of each article in content/blog/. */
  path: string;
  page: Page | ArticlePage;
  /** The parent page's path, for search engines; home by default. */
  parent?: string;
}

/** Returns the list of routes. A parent that is not one of its paths is a type error. */
const defineRoutes = <const Path extends string>(
  list: readonly (Route & { path: Path; parent?: NoInfer<Path> })[],
): readonly Route[] => list;

/**
 * The routes of all pages that have their own code. withPlainRoutes adds the routes of content/plain-pages/. Prerendering,
 * the sitemap and the navigation read both together, as `content.routes`.
 */
export const routes = defineRoutes([
  { path: '/', page: home },
  { path: '/why-us', page: whyUs },

  { path: '/expertise', page: expertise },
  { path: '/web-development', page: webDevelopment, parent: '/expertise' },
  { path: '/mobile-development', page: mobileDevelopment, parent: '/expertise' },
  { path: '/artificial-intelligence-expertise', page: artificialIntelligence, parent: '/expertise' },
  {
    path: '/natural-language-processing',
    page: naturalLanguageProcessing,
    parent: '/artificial-intelligence-expertise',
  },
  { path: '/sentiment-analysis', page: sentimentAnalysis, parent: '/artificial-intelligence-expertise' },
  { path: '/model-training', page: modelTraining, parent: '/artificial-intelligence-expertise' },

  { path: '/services', page: services },
  { path: '/it-business-consulting', page: consulting, parent: '/services' },
  { path: '/development-center-services', page: developmentCenter, parent: '/services' },
  { path: '/extended-team-services', page: extendedTeam, parent: '/services' },

  { path: '/product', page: products },
  { path: '/rd-rental', page: rdRental, parent: '/product' },
  { path: '/church-directory', page: churchDirectory, parent: '/product' },
  { path: '/pos-system', page: posSystem, parent: '/product' },
  { path: '/jj-eve', page: jjEve, parent: '/product' },
  { path: '/jj-kit', page: jjKit, parent: '/product' },
  { path: '/jj-timesheet', page: jjTimesheet, parent: '/product' },

  { path: '/case-studies', page: caseStudies },
  { path: '/case-studies/rd-rental', page: caseStudy, parent: '/case-studies' },
  { path: '/case-studies/church-directory', page: caseStudy, parent: '/case-studies' },
  { path: '/case-studies/pos-system', page: caseStudy, parent: '/case-studies' },
  { path: '/case-studies/event-management-system', page: caseStudy, parent: '/case-studies' },
  { path: '/case-studies/agile-project-management', page: caseStudy, parent: '/case-studies' },
  { path: '/case-studies/timesheet', page: caseStudy, parent: '/case-studies' },

  { path: '/blog', page: blog },
  { path: '/blog/:article', page: article, parent: '/blog' },
  { path: '/careers', page: careers },
  { path: '/contact-us', page: contact },
  { path: '/privacy-policy', page: privacy },
  { path: '/team', page: team },
]);
