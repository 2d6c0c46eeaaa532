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
import { showsArticles } from '#site/pages/define-page.ts';
import type { Route } from '#site/routes.ts';

export const categoriesFile = 'blog/categories.yaml';

/** The schemas of the files that belong to no page, by group and path. */
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
  'Words around articles': {
    [categoriesFile]: categoriesSchema,
    'pages/error.yaml': errorSchema,
    'techniques.yaml': techniquesSchema,
  },
};

/** The group in which the editor lists a page's file. */
export function groupOf({ path, page }: Route): string {
  if (showsArticles(page)) return 'Words around articles';
  return path.startsWith('/case-studies/') ? 'Cases' : 'Pages';
}

/** The name under which the editor lists a file: `pages/why-us.yaml` is “Why us”. */
export const labelOf = (path: string) => {
  const name = path.replace(/^(pages|case-studies|people|blog|brand|share)\//g, '').replace(/^case-studies\//, '');
  const label = name.replace(/\.yaml$/, '').replaceAll('-', ' ');
  return label.charAt(0).toUpperCase() + label.slice(1);
};
