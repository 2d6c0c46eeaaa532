import { z } from 'zod';
import { companySchema } from '#content/schema/company.ts';
import type { SiteLocale } from '#languages/languages.ts';
import { ContentFolder } from './content-folder.ts';

export const companyFile = 'company.yaml';

const { language, country } = companySchema.shape;
const locale = z.looseObject({ language, country });

/** The language and country of company.yaml in the content folder `root`; English in the US while that cannot be read. */
export function readLocale(root: string): SiteLocale {
  const found = locale.safeParse(new ContentFolder(root).parsed(companyFile).value);
  return found.success
    ? { language: found.data.language, country: found.data.country }
    : { language: 'en', country: 'US' };
}
