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
import { logoFile } from './color-notes.ts';
import { ContentError, type ContentProblems } from './content-error.ts';
import type { ContentFolder, Surroundings } from './content-folder.ts';
import { paletteFile } from './read-palette.ts';

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
type ReadFiles = { [File in keyof SharedFiles]: SharedFiles[File] | undefined };

/** Categories are required only where articles are shown. */
export function readSharedFiles(
  folder: ContentFolder,
  surroundings: Surroundings,
  hasArticles: boolean,
  problems: ContentProblems,
): ReadFiles {
  const read = <Part>(part: () => Part) => problems.attempt(part);
  return {
    team: read(() => folder.yaml('people/team.yaml', teamSchema, surroundings)),
    navigation: read(() => folder.yaml('navigation.yaml', navigationSchema, surroundings)),
    testimonials: read(() => folder.yaml('people/testimonials.yaml', testimonialsSchema, surroundings)),
    clients: read(() => folder.yaml('people/clients.yaml', clientsSchema, surroundings)),
    palette: read(() => folder.yaml(paletteFile, paletteSchema)),
    logo: read(() => readLogoFile(folder)),
    error: read(() => folder.yaml('pages/error.yaml', errorSchema, surroundings)),
    confirmation: read(() => folder.yaml('confirmation.yaml', confirmationSchema, surroundings)),
    techniques: read(() => folder.yaml('techniques.yaml', techniquesSchema, surroundings)),
    sharePictures: read(() => folder.yaml('share/pictures.yaml', sharePicturesSchema)),
    redirects: read(() => (folder.has('redirects.yaml') ? folder.yaml('redirects.yaml', redirectsSchema) : [])),
    categories: read(() => (hasArticles ? folder.yaml('blog/categories.yaml', categoriesSchema, surroundings) : [])),
  };
}

function readLogoFile(folder: ContentFolder): Logo {
  const svg = folder.text(logoFile);
  const [logo, problem] = [readLogo(svg), logoProblem(svg)];
  if (!logo || problem) throw new ContentError(`content/${logoFile}: ${problem}`);
  return logo;
}
