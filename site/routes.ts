import type { BodyParts } from './navigation/body-parts.ts';
import type { Page } from './navigation/load-page.ts';

export interface Route {
  /** `:article` stands for the slug of each article under content/blog/. */
  path: string;
  /** The kind of page: names its data in prerender/data/ and its file, site/pages/<page>-page.tsx. */
  page: string;
  /** Whether it opens with a hero: then the header lies over it and the closing banner ends the page. */
  hero: boolean;
  /** For the renderer. A browser is told by a page's data where its code lies. */
  load: () => Promise<Page>;
  /** For the renderer too: its parts that no browser renders, in site/pages/<page>-body.tsx. */
  body?: () => Promise<BodyParts>;
}

const homeBody = () => import('./pages/home-body.tsx').then((module) => module.homeBody);
const caseBody = () => import('./pages/case-body.tsx').then((module) => module.caseBody);
const careersBody = () => import('./pages/careers-body.tsx').then((module) => module.careersBody);
const contactBody = () => import('./pages/contact-body.tsx').then((module) => module.contactBody);

const home = () => import('./pages/home-page.tsx').then((module) => module.HomePage);
const caseStudies = () => import('./pages/case-studies-page.tsx').then((module) => module.CaseStudiesPage);
const caseStudy = () => import('./pages/case-page.tsx').then((module) => module.CasePage);

const blog = () => import('./pages/blog-page.tsx').then((module) => module.BlogPage);
const article = () => import('./pages/article-page.tsx').then((module) => module.ArticlePage);
const contact = () => import('./pages/contact-page.tsx').then((module) => module.ContactPage);
const careers = () => import('./pages/careers-page.tsx').then((module) => module.CareersPage);
const products = () => import('./pages/products-page.tsx').then((module) => module.ProductsPage);
const consulting = () => import('./pages/consulting-page.tsx').then((module) => module.ConsultingPage);
const developmentCenter = () =>
  import('./pages/development-center-page.tsx').then((module) => module.DevelopmentCenterPage);
const rdRental = () => import('./pages/rd-rental-page.tsx').then((module) => module.RdRentalPage);
const extendedTeam = () => import('./pages/extended-team-page.tsx').then((module) => module.ExtendedTeamPage);
const jjTimesheet = () => import('./pages/jj-timesheet-page.tsx').then((module) => module.JjTimesheetPage);
const churchDirectory = () => import('./pages/church-directory-page.tsx').then((module) => module.ChurchDirectoryPage);
const privacy = () => import('./pages/privacy-page.tsx').then((module) => module.PrivacyPage);
const posSystem = () => import('./pages/pos-system-page.tsx').then((module) => module.PosSystemPage);
const services = () => import('./pages/services-page.tsx').then((module) => module.ServicesPage);
const jjEve = () => import('./pages/jj-eve-page.tsx').then((module) => module.JjEvePage);
const jjKit = () => import('./pages/jj-kit-page.tsx').then((module) => module.JjKitPage);
const team = () => import('./pages/team-page.tsx').then((module) => module.TeamPage);
const webDevelopment = () => import('./pages/web-development-page.tsx').then((module) => module.WebDevelopmentPage);
const artificialIntelligence = () =>
  import('./pages/artificial-intelligence-page.tsx').then((module) => module.ArtificialIntelligencePage);
const naturalLanguageProcessing = () =>
  import('./pages/natural-language-processing-page.tsx').then((module) => module.NaturalLanguageProcessingPage);
const sentimentAnalysis = () =>
  import('./pages/sentiment-analysis-page.tsx').then((module) => module.SentimentAnalysisPage);
const modelTraining = () => import('./pages/model-training-page.tsx').then((module) => module.ModelTrainingPage);
const mobileDevelopment = () =>
  import('./pages/mobile-development-page.tsx').then((module) => module.MobileDevelopmentPage);
const whyUs = () => import('./pages/why-us-page.tsx').then((module) => module.WhyUsPage);
const expertise = () => import('./pages/expertise-page.tsx').then((module) => module.ExpertisePage);

/** Every address of the site. Prerendering, the sitemap, navigation and the tests read this list and no other. */
export const routes: readonly Route[] = [
  { path: '/', page: 'home', hero: true, load: home, body: homeBody },
  { path: '/why-us', page: 'why-us', hero: true, load: whyUs },

  { path: '/expertise', page: 'expertise', hero: true, load: expertise },
  { path: '/web-development', page: 'web-development', hero: true, load: webDevelopment },
  { path: '/mobile-development', page: 'mobile-development', hero: true, load: mobileDevelopment },
  {
    path: '/artificial-intelligence-expertise',
    page: 'artificial-intelligence',
    hero: true,
    load: artificialIntelligence,
  },
  {
    path: '/natural-language-processing',
    page: 'natural-language-processing',
    hero: true,
    load: naturalLanguageProcessing,
  },
  { path: '/sentiment-analysis', page: 'sentiment-analysis', hero: true, load: sentimentAnalysis },
  { path: '/model-training', page: 'model-training', hero: true, load: modelTraining },

  { path: '/services', page: 'services', hero: true, load: services },
  { path: '/it-business-consulting', page: 'consulting', hero: true, load: consulting },
  { path: '/development-center-services', page: 'development-center', hero: true, load: developmentCenter },
  { path: '/extended-team-services', page: 'extended-team', hero: true, load: extendedTeam },

  { path: '/product', page: 'products', hero: true, load: products },
  { path: '/rd-rental', page: 'rd-rental', hero: true, load: rdRental },
  { path: '/church-directory', page: 'church-directory', hero: true, load: churchDirectory },
  { path: '/pos-system', page: 'pos-system', hero: true, load: posSystem },
  { path: '/jj-eve', page: 'jj-eve', hero: true, load: jjEve },
  { path: '/jj-kit', page: 'jj-kit', hero: true, load: jjKit },
  { path: '/jj-timesheet', page: 'jj-timesheet', hero: true, load: jjTimesheet },

  { path: '/case-studies', page: 'case-studies', hero: true, load: caseStudies },
  { path: '/case-studies/rd-rental', page: 'case', hero: true, load: caseStudy, body: caseBody },
  { path: '/case-studies/church-directory', page: 'case', hero: true, load: caseStudy, body: caseBody },
  { path: '/case-studies/pos-system', page: 'case', hero: true, load: caseStudy, body: caseBody },
  { path: '/case-studies/event-management-system', page: 'case', hero: true, load: caseStudy, body: caseBody },
  { path: '/case-studies/agile-project-management', page: 'case', hero: true, load: caseStudy, body: caseBody },
  { path: '/case-studies/timesheet', page: 'case', hero: true, load: caseStudy, body: caseBody },

  { path: '/blog', page: 'blog', hero: true, load: blog },
  { path: '/blog/:article', page: 'article', hero: true, load: article },
  { path: '/careers', page: 'careers', hero: false, load: careers, body: careersBody },
  { path: '/contact-us', page: 'contact', hero: true, load: contact, body: contactBody },
  { path: '/privacy-policy', page: 'privacy', hero: false, load: privacy },
  { path: '/team', page: 'team', hero: false, load: team },
];
