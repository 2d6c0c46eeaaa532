import type { z } from 'zod';
import { homeSchema } from './home.ts';
import { webDevelopmentSchema } from './web-development.ts';
import { artificialIntelligenceSchema } from './artificial-intelligence.ts';
import { naturalLanguageProcessingSchema } from './natural-language-processing.ts';
import { sentimentAnalysisSchema } from './sentiment-analysis.ts';
import { modelTrainingSchema } from './model-training.ts';
import { caseSchema, caseStudiesSchema } from './case.ts';
import { mobileDevelopmentSchema } from './mobile-development.ts';
import { whyUsSchema } from './why-us.ts';
import { expertiseSchema } from './expertise.ts';
import { productsSchema } from './products.ts';
import { consultingSchema } from './consulting.ts';
import { developmentCenterSchema } from './development-center.ts';
import { rdRentalSchema } from './rd-rental.ts';
import { extendedTeamSchema } from './extended-team.ts';
import { jjTimesheetSchema } from './jj-timesheet.ts';
import { churchDirectorySchema } from './church-directory.ts';
import { privacySchema } from './privacy.ts';
import { plainPageSchema } from './plain-page.ts';
import { posSystemSchema } from './pos-system.ts';
import { servicesSchema } from './services.ts';
import { jjEveSchema } from './jj-eve.ts';
import { jjKitSchema } from './jj-kit.ts';
import { blogSchema, careersSchema, contactSchema, teamPageSchema } from './simple-pages.ts';

/**
 * The schema of each kind of page. A route's content is in content/pages/, in a file named after its address (`/why-us` in
 * why-us.yaml, `/` in home.yaml); that of a `plain` page is in content/plain-pages/.
 */
export const pageSchemas = {
  home: homeSchema,
  blog: blogSchema,
  contact: contactSchema,
  careers: careersSchema,
  products: productsSchema,
  'rd-rental': rdRentalSchema,
  'jj-timesheet': jjTimesheetSchema,
  'church-directory': churchDirectorySchema,
  'pos-system': posSystemSchema,
  'jj-eve': jjEveSchema,
  'jj-kit': jjKitSchema,
  team: teamPageSchema,
  consulting: consultingSchema,
  'web-development': webDevelopmentSchema,
  'development-center': developmentCenterSchema,
  'artificial-intelligence': artificialIntelligenceSchema,
  'extended-team': extendedTeamSchema,
  'natural-language-processing': naturalLanguageProcessingSchema,
  'sentiment-analysis': sentimentAnalysisSchema,
  'model-training': modelTrainingSchema,
  'case-studies': caseStudiesSchema,
  case: caseSchema,
  privacy: privacySchema,
  'mobile-development': mobileDevelopmentSchema,
  services: servicesSchema,
  'why-us': whyUsSchema,
  expertise: expertiseSchema,
  plain: plainPageSchema,
};

/** The kinds of page that have a content file. */
export type PageKind = keyof typeof pageSchemas;

/** The checked content of a page of that kind. */
export type PageContent<Kind extends PageKind> = z.infer<(typeof pageSchemas)[Kind]>;
