import { articlePageSchema, errorSchema, type ArticleWords, type ErrorWords } from '#content/schema/simple-pages.ts';
import { companySchema, type Company } from '#content/schema/company.ts';
import type { ListedPicture } from '#content/schema/known-files.ts';
import { navigationSchema, type Navigation } from '#content/schema/navigation.ts';
import { pageSchemas, type PageKind, type PageWords } from '#content/schema/pages.ts';
import {
  clientsSchema,
  teamSchema,
  testimonialsSchema,
  type Client,
  type TeamMember,
  type Testimonial,
} from '#content/schema/people.ts';
import { sharePicturesSchema, type SharePictureChoice } from '#content/schema/share.ts';
import { techniquesSchema, type Technique } from '#content/schema/techniques.ts';
import { ContentError } from './content-error.ts';
import { ContentFolder } from './content-folder.ts';
import { readArticles, type Article } from './read-articles.ts';

export interface Content {
  company: Company;
  navigation: Navigation;
  team: TeamMember[];
  testimonials: Testimonial[];
  clients: Client[];
  articlePage: ArticleWords;
  error: ErrorWords;
  techniques: Technique[];
  /** By name. */
  pictures: Record<string, ListedPicture>;
  /** Their markup by id. */
  marks: Map<string, string>;
  /** By a page's address. */
  sharePictures: Record<string, SharePictureChoice>;
  /** Newest first. */
  articles: Article[];
  /** The words of the page at a route's address. */
  page: <Kind extends PageKind>(kind: Kind, path: string) => PageWords<Kind>;
}

/**
 * Reads and checks everything under `root` (the content folder). `api` takes the place of company.yaml's `enquiry.api`.
 * Throws a ContentError at the first file that is wrong.
 */
export async function readContent(root: string, api?: string): Promise<Content> {
  const folder = new ContentFolder(root);
  const written = folder.yaml('company.yaml', companySchema);
  const company = withApi(folder.yaml('company.yaml', companySchema, written), api);
  const team = folder.yaml('people/team.yaml', teamSchema, company);
  return {
    company,
    team,
    navigation: folder.yaml('navigation.yaml', navigationSchema, company),
    testimonials: folder.yaml('people/testimonials.yaml', testimonialsSchema, company),
    clients: folder.yaml('people/clients.yaml', clientsSchema, company),
    articlePage: folder.yaml('pages/article.yaml', articlePageSchema, company),
    error: folder.yaml('pages/error.yaml', errorSchema, company),
    techniques: folder.yaml('techniques.yaml', techniquesSchema, company),
    ...folder.knownFiles,
    sharePictures: folder.yaml('share/pictures.yaml', sharePicturesSchema),
    articles: await readArticles(folder, company, team),
    page: (kind, path) => {
      const file = path === '/' ? 'pages/home.yaml' : `pages${path}.yaml`;
      return folder.yaml(file, pageSchemas[kind], company) as PageWords<typeof kind>;
    },
  };
}

function withApi(company: Company, api: string | undefined): Company {
  if (!api) return company;
  const checked = companySchema.shape.enquiry.shape.api.safeParse(api);
  if (!checked.success) throw new ContentError(`API_URL is “${api}”: ${checked.error.issues[0]?.message}`);
  return { ...company, enquiry: { ...company.enquiry, api } };
}
