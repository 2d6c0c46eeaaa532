import { categoriesSchema } from '#content/schema/categories.ts';
import { confirmationSchema, type ConfirmationContent } from '#content/schema/confirmation.ts';
import { errorSchema, type ErrorContent } from '#content/schema/error.ts';
import { logoProblem, readLogo, type Logo } from '#content/schema/logo.ts';
import { navigationSchema, type Navigation } from '#content/schema/navigation.ts';
import { paletteSchema, type Palette } from '#content/schema/palette.ts';
import {
  clientsSchema,
  teamSchema,
  testimonialsSchema,
  type Client,
  type TeamMember,
  type Testimonial,
} from '#content/schema/people.ts';
import { redirectsSchema, type Redirect } from '#content/schema/redirects.ts';
import { sharePicturesSchema, type SharePictureChoice } from '#content/schema/share.ts';
import { techniquesSchema, type Technique } from '#content/schema/techniques.ts';
import { ContentError, type ContentProblems } from './content-error.ts';
import type { ContentFolder, ValidationContext } from './content-folder.ts';
import { paletteFile } from './read-palette.ts';

export const logoFile = 'brand/logo.svg';

/** The content of files that belong to no single page. */
export interface SharedFiles {
  palette: Palette;
  logo: Logo;
  navigation: Navigation;
  team: TeamMember[];
  testimonials: Testimonial[];
  clients: Client[];
  error: ErrorContent;
  confirmation: ConfirmationContent;
  techniques: Technique[];
  categories: string[];
  /** Choices for the share pictures of pages, by the page's address. */
  sharePictures: Record<string, SharePictureChoice>;
  redirects: Redirect[];
}

/** Each file's content; undefined, with its problems in `problems`, where it could not be read. */
export type ReadFiles = { [File in keyof SharedFiles]: SharedFiles[File] | undefined };

/** Reads the files that belong to no single page. Categories are required only where articles are shown. */
export function readSharedFiles(
  folder: ContentFolder,
  context: ValidationContext,
  { hasArticles }: { hasArticles: boolean },
  problems: ContentProblems,
): ReadFiles {
  const read = <Value>(readFile: () => Value) => problems.attempt(readFile);
  return {
    team: read(() => folder.readYaml('people/team.yaml', teamSchema, context)),
    navigation: read(() => folder.readYaml('navigation.yaml', navigationSchema, context)),
    testimonials: read(() => folder.readYaml('people/testimonials.yaml', testimonialsSchema, context)),
    clients: read(() => folder.readYaml('people/clients.yaml', clientsSchema, context)),
    palette: read(() => folder.readYaml(paletteFile, paletteSchema)),
    logo: read(() => readLogoFile(folder)),
    error: read(() => folder.readYaml('pages/error.yaml', errorSchema, context)),
    confirmation: read(() => folder.readYaml('confirmation.yaml', confirmationSchema, context)),
    techniques: read(() => folder.readYaml('techniques.yaml', techniquesSchema, context)),
    sharePictures: read(() => folder.readYaml('share/pictures.yaml', sharePicturesSchema)),
    redirects: read(() => (folder.has('redirects.yaml') ? folder.readYaml('redirects.yaml', redirectsSchema) : [])),
    categories: read(() => (hasArticles ? folder.readYaml('blog/categories.yaml', categoriesSchema, context) : [])),
  };
}

function readLogoFile(folder: ContentFolder): Logo {
  const svg = folder.readText(logoFile);
  const [logo, problem] = [readLogo(svg), logoProblem(svg)];
  if (!logo || problem) throw new ContentError(`content/${logoFile}: ${problem}`);
  return logo;
}
