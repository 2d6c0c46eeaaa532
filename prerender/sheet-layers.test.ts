import { join } from 'node:path';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { projectRoot } from './project-root.ts';
import { sheetLayers } from './sheet-layers.ts';

const layered = (file: string, sheet: string) =>
  postcss([sheetLayers()])
    .process(sheet, { from: join(projectRoot, file) })
    .css.replaceAll(/\s/g, '');

test.each([
  ['site/ui/badge.module.css', 'ui'],
  ['site/pages/careers/pay-bands.module.css', 'sections'],
  ['site/forms/field.module.css', 'sections'],
])('%s is in the layer %s', (file, layer) => {
  expect(layered(file, '.a { color: red }\n@media print { .a { color: blue } }')).toBe(
    `@layer${layer}{.a{color:red}@mediaprint{.a{color:blue}}}`,
  );
});

test('a sheet that names its layer keeps it', () => {
  const sheet = '@layer pages { .a { color: red } }';
  expect(layered('site/sections/field-hero-veil.module.css', sheet)).toBe('@layerpages{.a{color:red}}');
});

test('a sheet that is not a module is left unchanged', () => {
  expect(layered('site/styles/reset.css', '.a { color: red }')).toBe('.a{color:red}');
});

test('a folder without a layer is refused, with the place to add it', () => {
  expect(() => layered('site/widgets/a.module.css', '.a { color: red }')).toThrow(
    /a\.module\.css.*name the layer of site\/widgets\/ in prerender\/sheet-layers\.ts/,
  );
});
