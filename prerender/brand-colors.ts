import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'postcss';
import { rgbChannels } from '#content/schema/color.ts';
import type { Palette } from '#content/schema/palette.ts';
import { projectRoot } from './project-root.ts';

/** The colors that site/styles/tokens.css defines, by name. */
export function designColors(): Map<string, string> {
  const sheet = readFileSync(join(projectRoot, 'site/styles/tokens.css'), 'utf8');
  return new Map(
    [...sheet.matchAll(/^\s*--([\w-]+): (#[\da-f]+);/gm)].map(([, name = '', value = '']) => [name, value]),
  );
}

/** A color as in `rgb(11 24 48)`. */
const triple = (hex: string) => rgbChannels(hex).join(' ');

/**
 * Replaces colors in style sheets by the company's: in the values of tokens, and as channels before an alpha value, as
 * in `rgb(11 24 48 / 40%)`, where a token cannot be used.
 */
export function brandColors(palette: Palette): Plugin {
  const company = new Map(Object.entries(palette));
  const design = designColors();
  const triples = new Map([...design].map(([name, value]) => [triple(value), triple(company.get(name) ?? value)]));
  return {
    postcssPlugin: 'brand-colors',
    OnceExit(root) {
      root.walkDecls((declaration) => {
        const name = declaration.prop.slice(2);
        if (declaration.prop.startsWith('--') && design.get(name) === declaration.value) {
          declaration.value = company.get(name) ?? declaration.value;
        } else if (triples.has(declaration.value)) {
          declaration.value = triples.get(declaration.value) ?? declaration.value;
        } else if (declaration.value.includes('rgb(')) {
          declaration.value = declaration.value.replaceAll(
            /rgb\((\d+ \d+ \d+)(?= \/)/g,
            (_, parts: string) => `rgb(${triples.get(parts) ?? parts}`,
          );
        }
      });
    },
  };
}
