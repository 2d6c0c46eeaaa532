import { expect, test } from 'vitest';
import { hasGit } from '#hosting/testing/test-repository.ts';
import { recipeTimeout, tryRecipe } from './try-recipe.ts';

test.runIf(hasGit)(
  'the field of docs/form-field.md applies to the project as is, compiles, and reaches every output',
  { timeout: recipeTimeout },
  () =>
    expect(
      tryRecipe({
        document: 'docs/form-field.md',
        projects: ['contract', 'languages', 'server', '.'],
        tests: [
          'contract/validate-enquiry',
          'site/forms',
          'server/every-field',
          ...['show', 'export', 'search'].map((command) => `server/cli/commands/${command}`),
          ...['enquiry-mail', 'mail-languages'].map((name) => `server/mail/${name}`),
          'server/webhook/webhook-sender',
          ...['refusal-page', 'enquiry-form-post', 'enquiry-json'].map((name) => `server/enquiries/${name}`),
          ...['enquiry-key', 'kysely-enquiry-store', 'repeated-enquiries'].map((name) => `server/storage/${name}`),
        ],
      }),
    ).toBe(''),
);
