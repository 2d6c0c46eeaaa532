import type { ReactNode } from 'react';

/** A screen. `never` as its props: what it takes comes as JSON from its own route's data, checked at build. */
export type Page = (props: never) => ReactNode;

export interface Route {
  /** `:article` stands for the slug of each article under content/blog/. */
  path: string;
  /** The kind of page: names its data in prerender/data/ and its file, site/pages/<page>-page.tsx. */
  page: string;
  /** Whether it opens with a hero: then the header lies over it and the closing banner ends the page. */
  hero: boolean;
  load: () => Promise<Page>;
}

const home = () => import('./pages/home-page.tsx').then((module) => module.HomePage);
const outline = () => import('./pages/outline-page.tsx').then((module) => module.OutlinePage);
const blog = () => import('./pages/blog-page.tsx').then((module) => module.BlogPage);
const article = () => import('./pages/article-page.tsx').then((module) => module.ArticlePage);
const contact = () => import('./pages/contact-page.tsx').then((module) => module.ContactPage);
const careers = () => import('./pages/careers-page.tsx').then((module) => module.CareersPage);
const products = () => import('./pages/products-page.tsx').then((module) => module.ProductsPage);
const consulting = () => import('./pages/consulting-page.tsx').then((module) => module.ConsultingPage);
const developmentCenter = () => import('./pages/development-center-page.tsx').then((module) => module.DevelopmentCenterPage);
const rdRental = () => import('./pages/rd-rental-page.tsx').then((module) => module.RdRentalPage);
const extendedTeam = () => import('./pages/extended-team-page.tsx').then((module) => module.ExtendedTeamPage);
const jjTimesheet = () => import('./pages/jj-timesheet-page.tsx').then((module) => module.JjTimesheetPage);
const team = () => import('./pages/team-page.tsx').then((module) => module.TeamPage);
const webDevelopment = () => import('./pages/web-development-page.tsx').then((module) => module.WebDevelopmentPage);
const artificialIntelligence = () => import('./pages/artificial-intelligence-page.tsx').then((module) => module.ArtificialIntelligencePage);

/** Every address of the site. Prerendering, the sitemap, navigation and the tests read this list and no other. */
export const routes: readonly Route[] = [
  { path: '/', page: 'home', hero: true, load: home },
  { path: '/why-us', page: 'outline', hero: true, load: outline },

  { path: '/expertise', page: 'outline', hero: true, load: outline },
  { path: '/web-development', page: 'web-development', hero: true, load: webDevelopment },
  { path: '/mobile-development', page: 'outline', hero: true, load: outline },
  { path: '/artificial-intelligence-expertise', page: 'artificial-intelligence', hero: true, load: artificialIntelligence },
  { path: '/natural-language-processing', page: 'outline', hero: true, load: outline },
  { path: '/sentiment-analysis', page: 'outline', hero: true, load: outline },
  { path: '/model-training', page: 'outline', hero: true, load: outline },

  { path: '/services', page: 'outline', hero: true, load: outline },
  { path: '/it-business-consulting', page: 'consulting', hero: true, load: consulting },
  { path: '/development-center-services', page: 'development-center', hero: true, load: developmentCenter },
  { path: '/extended-team-services', page: 'extended-team', hero: true, load: extendedTeam },

  { path: '/product', page: 'products', hero: true, load: products },
  { path: '/rd-rental', page: 'rd-rental', hero: true, load: rdRental },
  { path: '/church-directory', page: 'outline', hero: true, load: outline },
  { path: '/pos-system', page: 'outline', hero: true, load: outline },
  { path: '/jj-eve', page: 'outline', hero: true, load: outline },
  { path: '/jj-kit', page: 'outline', hero: true, load: outline },
  { path: '/jj-timesheet', page: 'jj-timesheet', hero: true, load: jjTimesheet },

  { path: '/case-studies', page: 'outline', hero: true, load: outline },
  { path: '/case-studies/rd-rental', page: 'outline', hero: true, load: outline },
  { path: '/case-studies/church-directory', page: 'outline', hero: true, load: outline },
  { path: '/case-studies/pos-system', page: 'outline', hero: true, load: outline },
  { path: '/case-studies/event-management-system', page: 'outline', hero: true, load: outline },
  { path: '/case-studies/agile-project-management', page: 'outline', hero: true, load: outline },
  { path: '/case-studies/timesheet', page: 'outline', hero: true, load: outline },

  { path: '/blog', page: 'blog', hero: true, load: blog },
  { path: '/blog/:article', page: 'article', hero: true, load: article },
  { path: '/careers', page: 'careers', hero: false, load: careers },
  { path: '/contact-us', page: 'contact', hero: true, load: contact },
  { path: '/privacy-policy', page: 'outline', hero: true, load: outline },
  { path: '/team', page: 'team', hero: false, load: team },
];
