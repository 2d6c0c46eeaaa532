import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#prerender/project-root.ts';

/** Files that give the signal color to a piece that is out of place, each with the piece. docs/design.md has the rule. */
const outOfPlace: Record<string, string> = {
  'site/pages/case/figures/chart-tones.module.css': 'the worst of a case’s columns, which its content names',
  'site/pages/case/figures/plumes-figure.drawing.module.css': 'the numbers that are still not right',
  'site/pages/case/figures/stacks-figure.drawing.module.css': 'the request that moved a deadline',
  'site/pages/extended-team/branch-hero.drawing.module.css': 'the first change, beside the main branch',
  'site/pages/extended-team/kanban-board.tsx': 'the card between two columns',
  'site/pages/home/measured-result.drawing.module.css': 'the worst month',
  'site/pages/jj-eve/check-in.drawing.module.css': 'the ten minutes in which the gates were backed up',
  'site/pages/jj-eve/stage-schedule.tsx': 'the set that starts late',
  'site/pages/jj-kit/burndown-drawing.drawing.module.css': 'the scope that was added',
  'site/pages/jj-kit/burndown.tsx': 'the scope that was added',
  'site/pages/pos-system/floor-plan.tsx': 'the table that waits too long',
  'site/pages/pos-system/kitchen-screen.tsx': 'the order that is late',
  'site/pages/rd-rental/inspection-phone.tsx': 'the scratch on the car, and its number',
  'site/pages/rd-rental/late-return.drawing.module.css': 'the van that is late',
  'site/pages/services/seat-colors.ts': 'the seat that is not taken yet',
  'site/pages/team/word-hero.drawing.module.css': 'the plate that is out of line',
};

/** Files that give the signal color to the primary action. */
const actions: Record<string, string> = {
  'site/ui/button.module.css': 'the primary action itself',
  'site/forms/enquiry-form.module.css': 'the pressed action in its place, when the form has been sent',
};

/** Files that name the signal color for other files. */
const foundation: Record<string, string> = {
  'site/styles/tokens.css': 'names the color',
  'site/ui/background.module.css': 'the background for what is listed here',
  'site/ui/background.ts': 'the name of that background',
  'site/pages/chart-schema.ts': 'the name of that tone in content',
  'site/pages/case/figures/chart-legend.tsx': 'the name of that tone in content',
  'site/pages/home/page.ts': 'finds the worst month by its tone',
};

/** Components with a primary action: the ones in heroes, a form's Submit, an error's Try Again, and the closing banner's. */
const primaryActions = [
  'site/forms/enquiry-form.island.tsx',
  'site/layout/call-to-action.tsx',
  'site/layout/error-screen.tsx',
  'site/pages/blog/blog-page.tsx',
  'site/pages/home/banner-slide.tsx',
  'site/sections/hero-actions.tsx',
  'site/sections/product-text.tsx',
];

// A company may have deleted the folder of a page that it does not show.
const hasFolder = (file: string) => existsSync(join(projectRoot, dirname(file)));

const filesWith = (pattern: RegExp, glob: string) =>
  globSync(glob, { cwd: projectRoot, exclude: ['**/*.test.*', '**/*.examples.tsx'] })
    .filter((file) => pattern.test(readFileSync(join(projectRoot, file), 'utf8')))
    .toSorted();

test('only pieces that are out of place and the primary action have the signal color', () => {
  const allowed = Object.keys({ ...outOfPlace, ...actions, ...foundation })
    .filter(hasFolder)
    .toSorted();
  expect(filesWith(/--signal\b|['"]signal['"]/, 'site/**/*.{css,ts,tsx}')).toEqual(allowed);
});

test('only heroes, forms, the error screen and the closing banner have a primary action', () => {
  expect(filesWith(/look=(?:"primary"|\{[^}]*['"]primary['"])/, 'site/**/*.tsx')).toEqual(
    primaryActions.filter(hasFolder),
  );
});
