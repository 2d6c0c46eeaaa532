import { testRecipe } from './apply-recipe.ts';

testRecipe('the statistics of docs/analytics.md apply to the project as is, compile, and ask before they request', {
  document: 'docs/analytics.md',
  projects: ['hosting', 'languages', 'server', 'site', 'prerender'],
  tests: ['site/behaviors/analytics', 'server/pages/answer-page'],
});
