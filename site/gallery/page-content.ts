import type { ComponentProps, JSXElementConstructor } from 'react';
import type { HomePage } from '../pages/home/home-page.tsx';
import type { WhyUsPage } from '../pages/why-us/why-us-page.tsx';
import type { ExpertisePage } from '../pages/expertise/expertise-page.tsx';
import type { WebDevelopmentPage } from '../pages/web-development/web-development-page.tsx';
import type { MobileDevelopmentPage } from '../pages/mobile-development/mobile-development-page.tsx';
import type { ArtificialIntelligencePage } from '../pages/artificial-intelligence/artificial-intelligence-page.tsx';
import type { NaturalLanguageProcessingPage } from '../pages/natural-language-processing/natural-language-processing-page.tsx';
import type { SentimentAnalysisPage } from '../pages/sentiment-analysis/sentiment-analysis-page.tsx';
import type { ModelTrainingPage } from '../pages/model-training/model-training-page.tsx';
import type { ServicesPage } from '../pages/services/services-page.tsx';
import type { ConsultingPage } from '../pages/consulting/consulting-page.tsx';
import type { DevelopmentCenterPage } from '../pages/development-center/development-center-page.tsx';
import type { ExtendedTeamPage } from '../pages/extended-team/extended-team-page.tsx';
import type { ProductsPage } from '../pages/products/products-page.tsx';
import type { RdRentalPage } from '../pages/rd-rental/rd-rental-page.tsx';
import type { ChurchDirectoryPage } from '../pages/church-directory/church-directory-page.tsx';
import type { PosSystemPage } from '../pages/pos-system/pos-system-page.tsx';
import type { JjEvePage } from '../pages/jj-eve/jj-eve-page.tsx';
import type { JjKitPage } from '../pages/jj-kit/jj-kit-page.tsx';
import type { JjTimesheetPage } from '../pages/jj-timesheet/jj-timesheet-page.tsx';
import type { CaseStudiesPage } from '../pages/case-studies/case-studies-page.tsx';
import type { CasePage } from '../pages/case/case-page.tsx';
import type { BlogPage } from '../pages/blog/blog-page.tsx';
import type { ArticlePage } from '../pages/article/article-page.tsx';
import type { CareersPage } from '../pages/careers/careers-page.tsx';
import type { ContactPage } from '../pages/contact/contact-page.tsx';
import type { PrivacyPage } from '../pages/privacy/privacy-page.tsx';
import type { TeamPage } from '../pages/team/team-page.tsx';

import type { CaseBlockProps } from '../pages/case/case-block.tsx';
import type { CaseFigureProps } from '../pages/case/figures/case-figure.tsx';

// oxlint-disable-next-line typescript/no-explicit-any -- React's own bound for a component of any props
type PropsOf<Page extends JSXElementConstructor<any>> = ComponentProps<Page>;

/** The props of each page by its path, and of two articles, whose paths change. */
export interface PageContent {
  '/': PropsOf<typeof HomePage>;
  '/why-us': PropsOf<typeof WhyUsPage>;
  '/expertise': PropsOf<typeof ExpertisePage>;
  '/web-development': PropsOf<typeof WebDevelopmentPage>;
  '/mobile-development': PropsOf<typeof MobileDevelopmentPage>;
  '/artificial-intelligence-expertise': PropsOf<typeof ArtificialIntelligencePage>;
  '/natural-language-processing': PropsOf<typeof NaturalLanguageProcessingPage>;
  '/sentiment-analysis': PropsOf<typeof SentimentAnalysisPage>;
  '/model-training': PropsOf<typeof ModelTrainingPage>;
  '/services': PropsOf<typeof ServicesPage>;
  '/it-business-consulting': PropsOf<typeof ConsultingPage>;
  '/development-center-services': PropsOf<typeof DevelopmentCenterPage>;
  '/extended-team-services': PropsOf<typeof ExtendedTeamPage>;
  '/product': PropsOf<typeof ProductsPage>;
  '/rd-rental': PropsOf<typeof RdRentalPage>;
  '/church-directory': PropsOf<typeof ChurchDirectoryPage>;
  '/pos-system': PropsOf<typeof PosSystemPage>;
  '/jj-eve': PropsOf<typeof JjEvePage>;
  '/jj-kit': PropsOf<typeof JjKitPage>;
  '/jj-timesheet': PropsOf<typeof JjTimesheetPage>;
  '/case-studies': PropsOf<typeof CaseStudiesPage>;
  '/case-studies/rd-rental': PropsOf<typeof CasePage>;
  '/case-studies/church-directory': PropsOf<typeof CasePage>;
  '/case-studies/pos-system': PropsOf<typeof CasePage>;
  '/case-studies/event-management-system': PropsOf<typeof CasePage>;
  '/case-studies/agile-project-management': PropsOf<typeof CasePage>;
  '/case-studies/timesheet': PropsOf<typeof CasePage>;
  '/blog': PropsOf<typeof BlogPage>;
  'newest article': PropsOf<typeof ArticlePage>;
  'oldest article': PropsOf<typeof ArticlePage>;
  '/careers': PropsOf<typeof CareersPage>;
  '/contact-us': PropsOf<typeof ContactPage>;
  '/privacy-policy': PropsOf<typeof PrivacyPage>;
  '/team': PropsOf<typeof TeamPage>;
  /** The first block, or figure, of that kind in any case study. */
  caseBlock: <Kind extends CaseBlockProps['kind']>(kind: Kind) => Extract<CaseBlockProps, { kind: Kind }>;
  caseFigure: <Kind extends CaseFigureProps['kind']>(kind: Kind) => Extract<CaseFigureProps, { kind: Kind }>;
}
