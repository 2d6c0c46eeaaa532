import { expect, test } from 'vitest';
import { hasGit } from '#hosting/testing/test-repository.ts';
import { recipeTimeout, tryRecipe } from './try-recipe.ts';

test.runIf(hasGit)(
  'the statistics of docs/analytics.md apply to the project as is, compile, and ask before they request',
  { timeout: recipeTimeout },
  () =>
    expect(
      tryRecipe({
        document: 'docs/analytics.md',
        projects: ['hosting', 'languages', 'server', '.'],
        tests: ['site/behaviors/analytics', 'server/pages/answer-page'],
      }),
    ).toBe(''),
);
