import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Figures } from '#content/schema/figures.ts';
import { readContent } from '#prerender/content/read-content.ts';
import { contentFolder as folder } from '#tools/content-folder.ts';

const files = globSync('{pages,people}/**/*.yaml', { cwd: folder });

let figures: Figures;

beforeAll(async () => {
  ({ figures } = await readContent(folder));
});

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** The texts of a file that are longer than the cells of drawings, in which a number may be anything. */
const longTextsOf = (file: string) =>
  textsIn(parse(readFileSync(join(folder, file), 'utf8'))).filter((text) => text.length > 8);

test('every shared figure is used', () => {
  const text = [...files, 'figures.yaml'].map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  const unused = Object.entries(figures).flatMap(([subject, values]) =>
    Object.keys(values)
      .map((name) => `figures.${subject}.${name}`)
      .filter((path) => !text.includes(`{{${path}}}`)),
  );
  expect(unused).toEqual([]);
});

test('no page contains a shared figure as literal text', () => {
  // Figures of one or two characters are ambiguous.
  const sharedValues = Object.values(figures)
    .flatMap((values) => Object.values(values))
    .filter((value) => /\d/.test(value) && value.length > 2);
  const literals = files.flatMap((file) =>
    longTextsOf(file).flatMap((text) =>
      sharedValues
        .filter((value) =>
          // Not within a longer number, an amount or a percentage.
          new RegExp(`(?<![\\d.,$])${value.replaceAll(/[.$]/g, String.raw`\$&`)}(?![\\d%]|[.,]\\d)`).test(text),
        )
        .map((value) => `${file}: “${value}” in “${text.slice(0, 60)}”`),
    ),
  );
  expect(literals).toEqual([]);
});
