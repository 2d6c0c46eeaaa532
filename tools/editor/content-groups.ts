import type { z } from 'zod';
import { categoriesSchema } from '#content/schema/categories.ts';
import { companySchema } from '#content/schema/company.ts';
import { confirmationSchema } from '#content/schema/confirmation.ts';
import { errorSchema } from '#content/schema/error.ts';
import { figuresSchema } from '#content/schema/figures.ts';
import { navigationSchema } from '#content/schema/navigation.ts';
import { paletteSchema } from '#content/schema/palette.ts';
import { clientsSchema, teamSchema, testimonialsSchema } from '#content/schema/people.ts';
import { redirectsSchema } from '#content/schema/redirects.ts';
import { sharePicturesSchema } from '#content/schema/share.ts';
import { techniquesSchema } from '#content/schema/techniques.ts';
import { isArticlePage } from '#site/pages/define-page.ts';
import type { Route } from '#site/routes.ts';
import { textEntryIn } from './format-yaml.ts';

export const categoriesFile = 'blog/categories.yaml';

/** The schemas of the files that belong to no single page, by group and path. */
export const sharedFiles: Record<string, Record<string, z.ZodType>> = {
  Company: {
    'company.yaml': companySchema,
    'navigation.yaml': navigationSchema,
    'figures.yaml': figuresSchema,
    'brand/palette.yaml': paletteSchema,
    'confirmation.yaml': confirmationSchema,
    'redirects.yaml': redirectsSchema,
    'share/pictures.yaml': sharePicturesSchema,
  },
  People: {
    'people/team.yaml': teamSchema,
    'people/clients.yaml': clientsSchema,
    'people/testimonials.yaml': testimonialsSchema,
  },
  'Around articles': {
    [categoriesFile]: categoriesSchema,
    'pages/error.yaml': errorSchema,
    'techniques.yaml': techniquesSchema,
  },
};

/** The group in which the editor lists a page's file. */
export function groupOf({ path, page }: Route): string {
  if (isArticlePage(page)) return 'Around articles';
  return path.startsWith('/case-studies/') ? 'Cases' : 'Pages';
}

/** The labels of files whose names say too little. */
const labels: Record<string, string> = {
  'navigation.yaml': 'Menu and footer',
  'figures.yaml': 'Prices and figures',
  'brand/palette.yaml': 'Colors',
  'confirmation.yaml': 'Confirmation mail',
  'redirects.yaml': 'Moved pages',
  'share/pictures.yaml': 'Pictures of shared links',
  'pages/article.yaml': 'Words around an article',
  'pages/error.yaml': 'Page of errors',
};

/** The editor's label for a file whose text is `source`: a page's title up to its first colon; `people/team.yaml` is “Team”. */
export function fileLabel(path: string, source = ''): string {
  const label = labels[path];
  if (label) return label;
  const title = /^[^:{]*/.exec(textEntryIn(source, 'title') ?? '')![0].trim();
  if (path.startsWith('pages/') && title) return title;
  const name = path
    .replace(/\.yaml$/, '')
    .split('/')
    .at(-1)!
    .replaceAll('-', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
