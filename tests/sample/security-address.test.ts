import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { projectRoot } from '#prerender/project-root.ts';
import { contentFolder } from '#tools/content-folder.ts';

const read = (file: string): string => readFileSync(file, 'utf8');

test('a vulnerability is reported to the address that the company gives', () => {
  const { email }: { email: string } = parse(read(join(contentFolder, 'company.yaml')));
  expect(read(join(projectRoot, 'SECURITY.md'))).toContain(`**${email}**`);
});
