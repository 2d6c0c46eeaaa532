import { testRecipe } from './apply-recipe.ts';

testRecipe('the channel of docs/slack.md applies to the project as is, compiles, and sends', {
  document: 'docs/slack.md',
  projects: ['server'],
  tests: ['slack', 'channels/channels', 'config.test', 'start-message', 'env-example'].map((name) => `server/${name}`),
});
