import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#prerender/project-root.ts';

/** Characters of a comment line. oxfmt breaks code at 120, but leaves comments unchanged. */
const limit = 140;

const isLongComment = (line: string) => line.length > limit && /^\s*(\/\/|\{?\/?\*)/.test(line);

test(`no comment line is longer than ${limit} characters: break it`, () => {
  const folders = '{art,content,contract,hosting,languages,prerender,server,site,tests,tools,workshop}';
  const files = globSync([`${folders}/**/*.{ts,tsx,js,css}`, '*.{ts,js}'], {
    cwd: projectRoot,
    exclude: (name) => name.endsWith('node_modules'),
  });
  expect(files.length).toBeGreaterThan(1000);
  const longLines = files.flatMap((file) =>
    readFileSync(join(projectRoot, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (isLongComment(line) ? [`${file}:${index + 1}`] : [])),
  );
  expect(longLines).toEqual([]);
});
