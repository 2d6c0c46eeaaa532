import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '#prerender/content/read-content.ts';
import { parseOptions } from '#prerender/parse-options.ts';
import { projectRoot } from '#prerender/project-root.ts';
import { masterFolder } from '../art/encode/folders.ts';
import { unreplacedPictures } from '../art/neutral/unreplaced-pictures.ts';
import { requireChromium } from '../art/open-browser.ts';
import { AnswerError, readAnswers } from './new-company/answers.ts';
import { askForAnswers } from './new-company/ask.ts';
import { checkStarter } from './new-company/check-starter.ts';
import { companyReadme } from './new-company/company-readme.ts';
import { findPlaceholders } from './placeholders.ts';
import { remainingWork } from './new-company/remaining-work.ts';
import { addRemovedTraces, readRemovedTraces } from './new-company/removed-traces.ts';
import { screenshotHome } from './new-company/screenshot-home.ts';
import { collectTraces, findTraces } from './new-company/traces.ts';
import { writeContent } from './new-company/write-content.ts';
import { writeLicense } from './new-company/write-license.ts';

const help = `npm run new-company                     asks about the company, and adapts the site to it
npm run new-company -- --from FILE      takes the answers from a YAML file (docs/adopting.md)
npm run new-company -- --check          searches dist/ for traces of the former company, and lists what is still to be written

  --on-changes   runs even if the working tree has uncommitted changes`;

const content = join(projectRoot, 'content');
const dist = join(projectRoot, 'dist');
const readme = join(projectRoot, 'README.md');

/** Replaces the sample's content with a starter that has the company's name, colors and logo; the software stays. */
async function newCompany(from: string | undefined): Promise<boolean> {
  // Chromium, which draws pictures, is required before anything is replaced.
  requireChromium();
  const answers = from === undefined ? await askForAnswers() : readAnswers(from);
  await checkStarter(projectRoot, answers);
  await addRemovedTraces(content);
  await step('Writing content/, site/routes.ts, README.md and LICENSE', () => {
    writeContent(projectRoot, answers);
    writeLicense(projectRoot, answers.company.name, answers.license, new Date().getFullYear());
    writeFileSync(readme, companyReadme(readFileSync(readme, 'utf8'), answers.company));
  });
  await step('Drawing pictures in your colors', () => run('art/art.ts', 'neutral', 'all'));
  await step('Drawing the icons', () => run('art/art.ts', 'brand'));
  await step('Encoding pictures, drawing those of shared links', () => run('art/art.ts', 'encode'));
  await step('Formatting', () =>
    run(
      'node_modules/oxfmt/bin/oxfmt',
      'content',
      'site/routes.ts',
      'README.md',
      'SECURITY.md',
      'art/neutral',
      'tools/new-company',
    ),
  );
  await step('Building', () => run('prerender/build.ts'));
  await step('Taking a screenshot of the home page for README.md', () =>
    screenshotHome(dist, join(projectRoot, 'docs/home.jpg')),
  );
  await step('Measuring the contrast of words over pictures', () =>
    run('node_modules/@playwright/test/cli.js', 'test', 'tests/site/hero-contrast.spec.ts', '--reporter=line'),
  );
  // The check runs in a separate process, since this one has loaded the former site/routes.ts.
  const { status } = spawnSync(process.execPath, ['tools/new-company.ts', '--check'], {
    cwd: projectRoot,
    stdio: 'inherit',
  });
  return status === 0;
}

/** Prints traces of the former company in the built site, and what remains to be written. Resolves to whether it found none. */
async function checkBuiltSite(): Promise<boolean> {
  const formerTraces = readRemovedTraces();
  if (!formerTraces || !existsSync(dist)) {
    console.log(
      formerTraces
        ? 'There is no dist/: run npm run build first.'
        : 'No company has been replaced here yet: run npm run new-company.',
    );
    return false;
  }
  const found = findTraces(dist, formerTraces, collectTraces(content, await readContent(content)));
  console.log(
    found.length > 0
      ? `\nTraces of the former company:\n\n${found.map((line) => `  ${line}`).join('\n')}`
      : '\nNo traces of the former company in dist/.',
  );
  for (const line of remainingWork(findPlaceholders(content), unreplacedPictures(masterFolder))) console.log(line);
  return found.length === 0;
}

/** Runs a step and prints its duration. */
async function step(title: string, work: () => void | Promise<void>): Promise<void> {
  process.stdout.write(`${title}…`);
  const start = performance.now();
  await work();
  process.stdout.write(` ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
}

function run(...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: projectRoot, encoding: 'utf8' });
  if (status !== 0) {
    throw new AnswerError(`\n${args.join(' ')} failed:\n${stdout.slice(-4000)}\n${stderr.slice(-4000)}`);
  }
}

/** The reason why the replaced files could not be restored; undefined if Git has all of them. */
function irreversibleReason(): string | undefined {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain'], { cwd: projectRoot, encoding: 'utf8' });
  if (status !== 0) {
    return 'Git cannot restore what this replaces, because it is not installed or this folder is not a repository: install it and run “git init”, “git add .” and “git commit”, or copy the folder and add --on-changes.';
  }
  if (stdout.trim() === '') return undefined;
  return 'The working tree has changes: commit them first, so that Git can restore what this replaces, or add --on-changes.';
}

const { values } = parseOptions(help, {
  options: {
    from: { type: 'string' },
    check: { type: 'boolean' },
    'on-changes': { type: 'boolean' },
    help: { type: 'boolean' },
  },
});
try {
  if (values.help) console.log(help);
  else if (values.check) process.exitCode = (await checkBuiltSite()) ? 0 : 1;
  else {
    const problem = values['on-changes'] ? undefined : irreversibleReason();
    if (problem) throw new AnswerError(problem);
    process.exitCode = (await newCompany(values.from)) ? 0 : 1;
  }
} catch (error) {
  if (!(error instanceof Error) || !['AnswerError', 'ContentError', 'ArtError'].includes(error.name)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
