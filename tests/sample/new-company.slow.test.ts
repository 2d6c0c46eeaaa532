import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { hasGit, testRepository } from '#hosting/testing/test-repository.ts';
import { projectRoot } from '#prerender/project-root.ts';

const excludedPaths = new Set(
  ['node_modules', 'workshop/drawing/node_modules', 'dist', '.cache', '.git', 'data', 'test-results'].map((name) =>
    join(projectRoot, name),
  ),
);

/** Copies the project for tests to change; installed packages are shared. The caller deletes the copy. */
function copyProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'new-company-test-'));
  cpSync(projectRoot, root, { recursive: true, filter: (source) => !excludedPaths.has(source) });
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  return root;
}

const run = (root: string, ...args: string[]) => runIn({}, root, ...args);

const runIn = (environment: NodeJS.ProcessEnv, root: string, ...args: string[]) =>
  spawnSync(process.execPath, ['tools/new-company.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
    // Encodes pictures faster, into larger files, which nobody downloads.
    env: { ...process.env, AVIF_EFFORT: '0', ...environment },
  });

const answers = `name: Tágide Software
url: https://www.tagide.example
email: ola@tagide.example
country: PT
timeZone: Europe/Lisbon
offices:
  - { city: Lisbon, street: Rua do Alecrim 12, postalCode: '1200-195', phone: '+351 21 123 4567', email: ola@tagide.example }
palette: { main: '#8a1c3b', accent: '#f2b33d' }
applicationId: 21
`;

test('one command makes the site another company’s: it builds, and contains nothing of the sample', () => {
  const root = copyProject();
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, 'tagide.yaml'), answers);
  const { status, stdout, stderr } = run(root, '--from', 'tagide.yaml', '--on-changes');
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^Measuring the contrast of words over pictures… \d/m);
  expect(stdout).toContain('No traces of the former company in dist/.');
  expect(stdout).toMatch(/content\/pages\/home\.yaml: \d+/);
  expect(status).toBe(0);
  const home = readFileSync(join(root, 'dist/index.html'), 'utf8');
  expect(home).toContain('Tágide Software');
  expect(home.toLowerCase()).not.toMatch(/juniper jay|juniperjay|sugar land|#2348c7/);
  expect(existsSync(join(root, 'dist/jj-kit'))).toBe(false);
  const screenshot = (folder: string) => readFileSync(join(folder, 'docs/home.jpg'));
  expect(screenshot(root).equals(screenshot(projectRoot))).toBe(false);
  expect(JSON.parse(readFileSync(join(root, 'dist/.build/company.json'), 'utf8'))).toMatchObject({
    timeZone: 'Europe/Lisbon',
    phone: 'international',
    colors: { cobalt: '#8a1c3b' },
  });

  // Traces that return later are found later.
  writeFileSync(join(root, 'dist/late.txt'), 'Written by Juniper Jay.');
  const later = run(root, '--check');
  expect(later.stdout).toContain('late.txt: …written by juniper jay.…');
  expect(later.status).toBe(1);
}, 1_200_000);

// Since nothing may be replaced, these tests share a copy: copying thousands of files takes longer than the refusals.
describe('in a copy that every refusal leaves as it was', () => {
  let root: string;

  beforeAll(() => {
    root = copyProject();
  });
  afterAll(() => rmSync(root, { recursive: true }));

  test('outside of a Git repository nothing is replaced', () => {
    writeFileSync(join(root, 'tagide.yaml'), answers);
    const { status, stderr } = run(root, '--from', 'tagide.yaml');
    expect(stderr).toMatch(/^Git cannot restore what this replaces/);
    expect(status).toBe(1);
    expect(existsSync(join(root, 'content/blog/custom-solution.md'))).toBe(true);
  });

  test('without a browser to draw pictures nothing is replaced', () => {
    writeFileSync(join(root, 'tagide.yaml'), answers);
    const { status, stderr } = runIn({ CHROMIUM: '/nowhere' }, root, '--from', 'tagide.yaml', '--on-changes');
    expect(stderr).toMatch(/^CHROMIUM is “\/nowhere”, which does not exist/);
    expect(status).toBe(1);
    expect(existsSync(join(root, 'content/blog/custom-solution.md'))).toBe(true);
  });

  test.runIf(hasGit)('with uncommitted changes nothing is replaced', () => {
    testRepository(root);
    onTestFinished(() => rmSync(join(root, '.git'), { recursive: true }));
    writeFileSync(join(root, 'tagide.yaml'), answers);
    const { status, stderr } = run(root, '--from', 'tagide.yaml');
    expect(stderr).toContain('commit them first');
    expect(status).toBe(1);
    expect(existsSync(join(root, 'content/blog/custom-solution.md'))).toBe(true);
  });

  test('answers that do not make a complete site are refused before anything is replaced', () => {
    writeFileSync(
      join(root, 'tagide.yaml'),
      answers.replace(/^name: .*$/m, `name: Tágide ${'and Sons '.repeat(12)}\nslug: tagide`),
    );
    const { status, stderr } = run(root, '--from', 'tagide.yaml', '--on-changes');
    expect(stderr).toMatch(/content\/pages\/\S+: line \d+: .* is longer than [^]*Nothing was changed/);
    expect(status).toBe(1);
    expect(existsSync(join(root, 'content/blog/custom-solution.md'))).toBe(true);
  });
});
