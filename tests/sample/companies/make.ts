/**
 * `node tests/sample/companies/make.ts NAME` turns the project, in place, into the project of a made-up
 * company, so that `npm test` can be run on it: CI does so, in a disposable checkout.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '#prerender/project-root.ts';
import { removeBlog } from './without-blog.ts';

/** The changes to make after `npm run new-company`, by the company's name. */
const changes: Record<string, (root: string) => void> = {
  'flat-menu': flattenMenu,
  'outside-us': () => undefined,
  'without-blog': removeBlog,
};

/** Makes the menu a list of links without groups. */
function flattenMenu(root: string): void {
  const file = join(root, 'content/navigation.yaml');
  const source = readFileSync(file, 'utf8');
  const flat = source.replaceAll(/^ {4}children:\n( {6}.*\n)+/gm, '');
  if (flat === source) throw new Error(`${file} has no groups of links`);
  writeFileSync(file, flat);
}

const [name = ''] = process.argv.slice(2);
const change = changes[name];
if (!change) {
  console.error(`Which company? One of ${Object.keys(changes).join(', ')}`);
  process.exit(1);
}
// Copies the answers out of the project, since this folder is deleted with the sample.
const answers = join(mkdtempSync(join(tmpdir(), 'company-')), 'answers.yaml');
cpSync(join(import.meta.dirname, `${name}.yaml`), answers);
run('tools/new-company.ts', '--from', answers, '--on-changes');
change(projectRoot);
// Deletes derived files of deleted pictures.
run('art/art.ts', 'encode');
run('node_modules/oxfmt/bin/oxfmt', 'content', 'site/routes.ts');
run('prerender/build.ts');

function run(...args: string[]): void {
  const { status } = spawnSync(process.execPath, args, { cwd: projectRoot, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
