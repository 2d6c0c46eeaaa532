import type { PageKind, PageWords } from '#content/schema/pages.ts';
import type { BlogPageProps } from '#site/pages/blog-page.tsx';
import type { CareersPageProps } from '#site/pages/careers-page.tsx';
import type { ContactPageProps } from '#site/pages/contact-page.tsx';
import type { HomePageProps } from '#site/pages/home-page.tsx';
import type { BodyWords, WithBodyWords } from '#site/navigation/body-parts.ts';
import type { careersBody } from '#site/pages/careers-body.tsx';
import type { caseBody } from '#site/pages/case-body.tsx';
import type { contactBody } from '#site/pages/contact-body.tsx';
import type { homeBody } from '#site/pages/home-body.tsx';
import type { CaseStudiesPageProps } from '#site/pages/case-studies-page.tsx';
import type { ProductsPageProps } from '#site/pages/products-page.tsx';
import type { ConsultingPageProps } from '#site/pages/consulting-page.tsx';
import type { WebDevelopmentPageProps } from '#site/pages/web-development-page.tsx';
import type { DevelopmentCenterPageProps } from '#site/pages/development-center-page.tsx';
import type { RdRentalPageProps } from '#site/pages/rd-rental-page.tsx';
import type { ArtificialIntelligencePageProps } from '#site/pages/artificial-intelligence-page.tsx';
import type { ExtendedTeamPageProps } from '#site/pages/extended-team-page.tsx';
import type { JjTimesheetPageProps } from '#site/pages/jj-timesheet-page.tsx';
import type { NaturalLanguageProcessingPageProps } from '#site/pages/natural-language-processing-page.tsx';
import type { SentimentAnalysisPageProps } from '#site/pages/sentiment-analysis-page.tsx';
import type { ModelTrainingPageProps } from '#site/pages/model-training-page.tsx';
import type { ChurchDirectoryPageProps } from '#site/pages/church-directory-page.tsx';
import type { PrivacyPageProps } from '#site/pages/privacy-page.tsx';
import type { MobileDevelopmentPageProps } from '#site/pages/mobile-development-page.tsx';
import type { PosSystemPageProps } from '#site/pages/pos-system-page.tsx';
import type { ServicesPageProps } from '#site/pages/services-page.tsx';
import type { WhyUsPageProps } from '#site/pages/why-us-page.tsx';
import type { JjEvePageProps } from '#site/pages/jj-eve-page.tsx';
import type { JjKitPageProps } from '#site/pages/jj-kit-page.tsx';
import type { ExpertisePageProps } from '#site/pages/expertise-page.tsx';
import type { TeamPageProps } from '#site/pages/team-page.tsx';
import type { Content } from '../content/read-content.ts';
import { articleSummary } from './article-data.ts';
import { caseProps, caseStudiesProps } from './case-data.ts';
import { excerpt } from './excerpt.ts';
import { servicesProps } from './services-props.ts';
import { productPage, productsPage, timesheetPage } from './product-pages.ts';
import { officePlace } from './office-place.ts';
import { socialLinks } from './social-links.ts';

type PropsOf<Kind extends PageKind, Props> = (words: PageWords<Kind>, content: Content) => Props;

interface PagePropsTable {
  home: PropsOf<'home', WithBodyWords<HomePageProps, typeof homeBody>>;
  blog: PropsOf<'blog', BlogPageProps>;
  contact: PropsOf<'contact', WithBodyWords<ContactPageProps, typeof contactBody>>;
  careers: PropsOf<'careers', WithBodyWords<CareersPageProps, typeof careersBody>>;
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
  case: PropsOf<'case', { body: BodyWords<typeof caseBody> }>;
  privacy: PropsOf<'privacy', PrivacyPageProps>;
  'mobile-development': PropsOf<'mobile-development', MobileDevelopmentPageProps>;
  services: PropsOf<'services', ServicesPageProps>;
  'why-us': PropsOf<'why-us', WhyUsPageProps>;
  expertise: PropsOf<'expertise', ExpertisePageProps>;
}

/** What each kind of page takes: its words, and what it shows of the rest of the content. */
export const pageProps: PagePropsTable = {
  home: ({ title: _, description: __, heading, banners, ...words }, { team, testimonials, clients }) => ({
    heading,
    banners: banners.map((banner) => ({ ...banner, label: banner.title.replace(/[,.].*$/s, '') })),
    body: {
      belowBanners: {
        ...words,
        team: { ...words.team, members: team },
        feedback: {
          ...words.feedback,
          testimonials: testimonials.map(({ feedback, ...who }) => ({ ...who, excerpt: excerpt(feedback) })),
        },
        clients: { ...words.clients, clients },
      },
    },
  }),
  blog: (words, { articles }) => ({ ...words, articles: articles.map(articleSummary) }),
  contact: ({ form, heading, text, picture, next, follow, offices }, { company }) => ({
    form,
    enquiry: company.enquiry,
    body: {
      opening: { heading, text, picture },
      besideForm: { next, follow: { ...follow, links: socialLinks(company.social) } },
      offices: {
        heading: offices.heading,
        offices: company.offices.map((office) => officePlace(office, offices)),
        liveMaps: company.liveMaps === 'at-once',
      },
    },
  }),
  careers: ({ heading, claim, text, picture, form, steps, asks, week }, { company, team }) => ({
    heading,
    claim,
    text,
    picture,
    form,
    enquiry: company.enquiry,
    body: {
      belowForm: {
        steps,
        asks: { ...asks, people: team.flatMap(({ asks: question, ...who }) => (question ? [{ ...who, question }] : [])) },
        week,
      },
    },
  }),
  products: productsPage,
  'rd-rental': productPage,
  'jj-timesheet': timesheetPage,
  'church-directory': productPage,
  'pos-system': productPage,
  'jj-eve': productPage,
  'jj-kit': productPage,
  team: ({ heading }) => ({ heading }),
  consulting: ({ title: _, description: __, ...words }) => words,
  'web-development': ({ title: _, description: __, ...words }) => words,
  'development-center': ({ title: _, description: __, ...words }) => words,
  'artificial-intelligence': ({ title: _, description: __, ...words }, { techniques }) => ({
    ...words,
    sentence: { ...words.sentence, techniques },
  }),
  'extended-team': ({ title: _, description: __, ...words }) => words,
  'natural-language-processing': ({ title: _, description: __, ...words }, { techniques }) => ({
    ...words,
    rows: { ...words.rows, techniques },
  }),
  'sentiment-analysis': ({ title: _, description: __, ...words }, { techniques }) => ({
    ...words,
    rows: { ...words.rows, techniques },
  }),
  'model-training': ({ title: _, description: __, ...words }, { techniques }) => ({
    ...words,
    rows: { ...words.rows, techniques },
  }),
  'case-studies': caseStudiesProps,
  case: caseProps,
  privacy: ({ title: _, description: __, ...words }) => words,
  'mobile-development': ({ title: _, description: __, ...words }) => words,
  services: servicesProps,
  'why-us': ({ title: _, description: __, ...words }) => words,
  expertise: ({ title: _, description: __, ...words }) => words,
};
