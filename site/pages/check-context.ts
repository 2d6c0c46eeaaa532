import type { Company } from '#content/schema/company.ts';
import type { Navigation } from '#content/schema/navigation.ts';
import type { z } from 'zod';

/** The rest of the content, against which a page's content is checked. */
export interface CheckContext {
  company: Company;
  /** Undefined if it could not be read. */
  navigation?: Navigation | undefined;
  /** The addresses of the pages whose definition has this `schema`. */
  addressesOf: (schema: z.ZodType) => string[];
  /** Whether the content folder has a file. */
  hasFile: (file: string) => boolean;
}

/** Reports a problem with the value at `path` in the page's file: what is wrong, and the fix. */
export type ReportProblem = (path: PropertyKey[], message: string) => void;
