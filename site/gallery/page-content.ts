import type { ComponentProps, JSXElementConstructor } from 'react';
import type { HomePage } from '../pages/home-page.tsx';
import type { WhyUsPage } from '../pages/why-us-page.tsx';
import type { ExpertisePage } from '../pages/expertise-page.tsx';
import type { WebDevelopmentPage } from '../pages/web-development-page.tsx';
import type { MobileDevelopmentPage } from '../pages/mobile-development-page.tsx';
import type { ArtificialIntelligencePage } from '../pages/artificial-intelligence-page.tsx';
import type { NaturalLanguageProcessingPage } from '../pages/natural-language-processing-page.tsx';
import type { SentimentAnalysisPage } from '../pages/sentiment-analysis-page.tsx';
import type { ModelTrainingPage } from '../pages/model-training-page.tsx';
import type { ServicesPage } from '../pages/services-page.tsx';
import type { ConsultingPage } from '../pages/consulting-page.tsx';
import type { DevelopmentCenterPage } from '../pages/development-center-page.tsx';
import type { ExtendedTeamPage } from '../pages/extended-team-page.tsx';
import type { ProductsPage } from '../pages/products-page.tsx';
import type { RdRentalPage } from '../pages/rd-rental-page.tsx';
import type { ChurchDirectoryPage } from '../pages/church-directory-page.tsx';
import type { PosSystemPage } from '../pages/pos-system-page.tsx';
import type { JjEvePage } from '../pages/jj-eve-page.tsx';
import type { JjKitPage } from '../pages/jj-kit-page.tsx';
import type { JjTimesheetPage } from '../pages/jj-timesheet-page.tsx';
import type { CaseStudiesPage } from '../pages/case-studies-page.tsx';
import type { CasePage } from '../pages/case-page.tsx';
import type { BlogPage } from '../pages/blog-page.tsx';
import type { ArticlePage } from '../pages/article-page.tsx';
import type { CareersPage } from '../pages/careers-page.tsx';
import type { ContactPage } from '../pages/contact-page.tsx';
import type { PrivacyPage } from '../pages/privacy-page.tsx';
import type { TeamPage } from '../pages/team-page.tsx';

import type { CaseBlockProps } from '../sections/case-studies/case-block.tsx';
import type { CaseFigureProps } from '../sections/case-studies/figures/case-figure.tsx';

// oxlint-disable-next-line typescript/no-explicit-any -- React's own bound for a component of any props
type Shown<Page extends JSXElementConstructor<any>> = ComponentProps<Page>;

/** What each page shows, by its path; articles come and go, so these two go by what they are. */
export interface PageContent {
  '/': Shown<typeof HomePage>;
  '/why-us': Shown<typeof WhyUsPage>;
  '/expertise': Shown<typeof ExpertisePage>;
  '/web-development': Shown<typeof WebDevelopmentPage>;
  '/mobile-development': Shown<typeof MobileDevelopmentPage>;
  '/artificial-intelligence-expertise': Shown<typeof ArtificialIntelligencePage>;
  '/natural-language-processing': Shown<typeof NaturalLanguageProcessingPage>;
  '/sentiment-analysis': Shown<typeof SentimentAnalysisPage>;
  '/model-training': Shown<typeof ModelTrainingPage>;
  '/services': Shown<typeof ServicesPage>;
  '/it-business-consulting': Shown<typeof ConsultingPage>;
  '/development-center-services': Shown<typeof DevelopmentCenterPage>;
  '/extended-team-services': Shown<typeof ExtendedTeamPage>;
  '/product': Shown<typeof ProductsPage>;
  '/rd-rental': Shown<typeof RdRentalPage>;
  '/church-directory': Shown<typeof ChurchDirectoryPage>;
  '/pos-system': Shown<typeof PosSystemPage>;
  '/jj-eve': Shown<typeof JjEvePage>;
  '/jj-kit': Shown<typeof JjKitPage>;
  '/jj-timesheet': Shown<typeof JjTimesheetPage>;
  '/case-studies': Shown<typeof CaseStudiesPage>;
  '/case-studies/rd-rental': Shown<typeof CasePage>;
  '/case-studies/church-directory': Shown<typeof CasePage>;
  '/case-studies/pos-system': Shown<typeof CasePage>;
  '/case-studies/event-management-system': Shown<typeof CasePage>;
  '/case-studies/agile-project-management': Shown<typeof CasePage>;
  '/case-studies/timesheet': Shown<typeof CasePage>;
  '/blog': Shown<typeof BlogPage>;
  'newest article': Shown<typeof ArticlePage>;
  'oldest article': Shown<typeof ArticlePage>;
  '/careers': Shown<typeof CareersPage>;
  '/contact-us': Shown<typeof ContactPage>;
  '/privacy-policy': Shown<typeof PrivacyPage>;
  '/team': Shown<typeof TeamPage>;
  /** The first part, or figure, of that kind in any case study. */
  caseBlock: <Kind extends CaseBlockProps['kind']>(kind: Kind) => Extract<CaseBlockProps, { kind: Kind }>;
  caseFigure: <Kind extends CaseFigureProps['kind']>(kind: Kind) => Extract<CaseFigureProps, { kind: Kind }>;
}
