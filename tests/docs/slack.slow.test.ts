import { expect, test } from 'vitest';
import { hasGit } from '#hosting/testing/test-repository.ts';
import { recipeTimeout, tryRecipe } from './try-recipe.ts';

test.runIf(hasGit)(
  'the channel of docs/slack.md applies to the project as is, compiles, and sends',
  { timeout: recipeTimeout },
  () =>
    expect(
      tryRecipe({
        document: 'docs/slack.md',
        projects: ['server'],
        tests: ['slack', 'channels/channels', 'config.test', 'start-message', 'env-example'].map(
          (name) => `server/${name}`,
        ),
      }),
    ).toBe(''),
);
