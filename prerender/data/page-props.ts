import type { z } from 'zod';
import type { onward } from '#content/schema/onward.ts';
import type { PageKind, PageContent } from '#content/schema/pages.ts';
import type { BlogPageProps } from '#site/pages/blog/blog-page.tsx';
import type { CareersPageProps } from '#site/pages/careers/careers-page.tsx';
import type { ContactPageProps } from '#site/pages/contact/contact-page.tsx';
import type { HomePageProps } from '#site/pages/home/home-page.tsx';
import type { CasePageProps } from '#site/pages/case/case-page.tsx';
import type { CaseStudiesPageProps } from '#site/pages/case-studies/case-studies-page.tsx';
import type { ProductsPageProps } from '#site/pages/products/products-page.tsx';
import type { ConsultingPageProps } from '#site/pages/consulting/consulting-page.tsx';
import type { WebDevelopmentPageProps } from '#site/pages/web-development/web-development-page.tsx';
import type { DevelopmentCenterPageProps } from '#site/pages/development-center/development-center-page.tsx';
import type { RdRentalPageProps } from '#site/pages/rd-rental/rd-rental-page.tsx';
import type { ArtificialIntelligencePageProps } from '#site/pages/artificial-intelligence/artificial-intelligence-page.tsx';
import type { ExtendedTeamPageProps } from '#site/pages/extended-team/extended-team-page.tsx';
import type { JjTimesheetPageProps } from '#site/pages/jj-timesheet/jj-timesheet-page.tsx';
import type { NaturalLanguageProcessingPageProps } from '#site/pages/natural-language-processing/natural-language-processing-page.tsx';
import type { SentimentAnalysisPageProps } from '#site/pages/sentiment-analysis/sentiment-analysis-page.tsx';
import type { ModelTrainingPageProps } from '#site/pages/model-training/model-training-page.tsx';
import type { ChurchDirectoryPageProps } from '#site/pages/church-directory/church-directory-page.tsx';
import type { PrivacyPageProps } from '#site/pages/privacy/privacy-page.tsx';
import type { MobileDevelopmentPageProps } from '#site/pages/mobile-development/mobile-development-page.tsx';
import type { PlainPageProps } from '#site/pages/plain/plain-page.tsx';
import type { PosSystemPageProps } from '#site/pages/pos-system/pos-system-page.tsx';
import type { ServicesPageProps } from '#site/pages/services/services-page.tsx';
import type { WhyUsPageProps } from '#site/pages/why-us/why-us-page.tsx';
import type { JjEvePageProps } from '#site/pages/jj-eve/jj-eve-page.tsx';
import type { JjKitPageProps } from '#site/pages/jj-kit/jj-kit-page.tsx';
import type { ExpertisePageProps } from '#site/pages/expertise/expertise-page.tsx';
import type { TeamPageProps } from '#site/pages/team/team-page.tsx';
import type { Content } from '../content/read-content.ts';
import { articleSummary } from './article-data.ts';
import { caseProps, caseStudiesProps } from './case-data.ts';
import { excerpt } from './excerpt.ts';
import { servicesProps } from './services-props.ts';
import { onwardRows } from './onward-rows.ts';
import { productPage, productsPage, timesheetPage } from './product-pages.ts';
import { officePlace } from './office-place.ts';
import { socialLinks } from './social-links.ts';

type PropsOf<Kind extends PageKind, Props> = (words: PageContent<Kind>, content: Content) => Props;

interface PagePropsTable {
  home: PropsOf<'home', HomePageProps>;
  blog: PropsOf<'blog', BlogPageProps>;
  contact: PropsOf<'contact', ContactPageProps>;
  careers: PropsOf<'careers', CareersPageProps>;
  products: PropsOf<'products', ProductsPageProps>;
  'rd-rental': PropsOf<'rd-rental', RdRentalPageProps>;
  'jj-timesheet': PropsOf<'jj-timesheet', JjTimesheetPageProps>;
  'church-directory': PropsOf<'church-directory', ChurchDirectoryPageProps>;
  'pos-system': PropsOf<'pos-system', PosSystemPageProps>;
  'jj-eve': PropsOf<'jj-eve', JjEvePageProps>;
  'jj-kit': PropsOf<'jj-kit', JjKitPageProps>;
  team: PropsOf<'team', TeamPageProps>;
  consulting: PropsOf<'consulting', ConsultingPageProps>;
  'web-development': PropsOf<'web-development', WebDevelopmentPageProps>;
  'development-center': PropsOf<'development-center', DevelopmentCenterPageProps>;
  'artificial-intelligence': PropsOf<'artificial-intelligence', ArtificialIntelligencePageProps>;
  'extended-team': PropsOf<'extended-team', ExtendedTeamPageProps>;
  'natural-language-processing': PropsOf<'natural-language-processing', NaturalLanguageProcessingPageProps>;
  'sentiment-analysis': PropsOf<'sentiment-analysis', SentimentAnalysisPageProps>;
  'model-training': PropsOf<'model-training', ModelTrainingPageProps>;
  'case-studies': PropsOf<'case-studies', CaseStudiesPageProps>;
  case: PropsOf<'case', CasePageProps>;
  privacy: PropsOf<'privacy', PrivacyPageProps>;
  'mobile-development': PropsOf<'mobile-development', MobileDevelopmentPageProps>;
  services: PropsOf<'services', ServicesPageProps>;
  'why-us': PropsOf<'why-us', WhyUsPageProps>;
  expertise: PropsOf<'expertise', ExpertisePageProps>;
  plain: PropsOf<'plain', PlainPageProps>;
}

/** A page's content with the case and the article that it links to at its end. */
const withOnward = <Words extends { title: string; description: string; onward: z.infer<typeof onward> }>(
  { title: _, description: __, ...words }: Words,
  content: Content,
) => ({ ...words, onward: onwardRows(words.onward, content) });

/** The props of each kind of page: its own content, and what it shows of the rest. */
export const pageProps: PagePropsTable = {
  home: ({ title: _, description: __, heading, banners, ...words }, { team, testimonials, clients }) => ({
    heading,
    banners: banners.map((banner) => ({ ...banner, label: banner.title.replace(/[,.].*$/s, '') })),
    ...words,
    team: { ...words.team, members: team.map(({ asks: _asks, ...who }) => who) },
    feedback: {
      ...words.feedback,
      testimonials: testimonials.map(({ feedback, case: _case, ...who }) => ({ ...who, excerpt: excerpt(feedback) })),
    },
    clients: { ...words.clients, clients },
  }),
  blog: (words, { articles }) => ({ ...words, articles: articles.map(articleSummary) }),
  contact: ({ form, heading, text, picture, next, follow, offices }, { company }) => ({
    form,
    enquiry: company.enquiry,
    heading,
    text,
    picture,
    next,
    follow: { ...follow, links: socialLinks(company.social) },
    offices: {
      heading: offices.heading,
      offices: company.offices.map((office) => officePlace(office, company, offices)),
      liveMaps: company.liveMaps === 'at-once',
    },
  }),
  careers: ({ heading, claim, text, picture, form, roles, steps, asks, week }, { company, team }) => ({
    heading,
    claim,
    text,
    picture,
    form,
    enquiry: company.enquiry,
    roles,
    steps,
    asks: { ...asks, people: team.flatMap(({ asks: question, ...who }) => (question ? [{ ...who, question }] : [])) },
    week,
  }),
  products: productsPage,
  'rd-rental': productPage,
  'jj-timesheet': timesheetPage,
  'church-directory': productPage,
  'pos-system': productPage,
  'jj-eve': productPage,
  'jj-kit': productPage,
  team: ({ heading, people }) => ({ heading, people }),
  consulting: withOnward,
  'web-development': withOnward,
  'development-center': withOnward,
  'artificial-intelligence': (words, content) => ({
    ...withOnward(words, content),
    sentence: { ...words.sentence, techniques: content.techniques },
  }),
  'extended-team': withOnward,
  'natural-language-processing': (words, content) => ({
    ...withOnward(words, content),
    rows: { ...words.rows, techniques: content.techniques },
  }),
  'sentiment-analysis': (words, content) => ({
    ...withOnward(words, content),
    rows: { ...words.rows, techniques: content.techniques },
  }),
  'model-training': (words, content) => ({
    ...withOnward(words, content),
    rows: { ...words.rows, techniques: content.techniques },
  }),
  'case-studies': caseStudiesProps,
  case: caseProps,
  privacy: ({ title: _, description: __, ...words }) => words,
  'mobile-development': withOnward,
  services: servicesProps,
  'why-us': ({ title: _, description: __, ...words }) => words,
  expertise: withOnward,
  plain: ({ title: _, description: __, draft: ___, published: ____, ...words }) => words,
};
