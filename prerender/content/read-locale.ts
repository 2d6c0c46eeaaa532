import { z } from 'zod';
import { companySchema } from '#content/schema/company.ts';
import type { SiteLocale } from '#languages/languages.ts';
import { isContentError } from './content-error.ts';
import { ContentFolder } from './content-folder.ts';

export const companyFile = 'company.yaml';

const { language, country } = companySchema.shape;
const locale = z.object({ language, country });

/** The language and country of company.yaml in the content folder `root`; English in the US if one of them is missing or invalid. */
export function readLocale(root: string): SiteLocale {
  return locale.safeParse(companyIn(root)).data ?? { language: 'en', country: 'US' };
}

function companyIn(root: string): unknown {
  try {
    return new ContentFolder(root).parseYaml(companyFile).value;
  } catch (error) {
    if (isContentError(error)) return undefined;
    throw error;
  }
}
