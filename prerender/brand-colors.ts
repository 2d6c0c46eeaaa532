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

/** A color's channels as CSS writes them in `rgb(11 24 48)`. */
const channelsOf = (hex: string) => rgbChannels(hex).join(' ');

/**
 * Replaces the design's colors in style sheets with the company's: in the values of tokens, and as channels before an
 * alpha value, as in `rgb(11 24 48 / 40%)`, where a token cannot be used.
 */
export function brandColors(palette: Palette): Plugin {
  const companyColors = new Map(Object.entries(palette));
  const tokens = designColors();
  const channels = new Map(
    [...tokens].map(([name, value]) => [channelsOf(value), channelsOf(companyColors.get(name) ?? value)]),
  );
  return {
    postcssPlugin: 'brand-colors',
    OnceExit(root) {
      root.walkDecls((declaration) => {
        const name = declaration.prop.slice(2);
        if (declaration.prop.startsWith('--') && tokens.get(name) === declaration.value) {
          declaration.value = companyColors.get(name) ?? declaration.value;
        } else if (declaration.value.includes('rgb(')) {
          declaration.value = declaration.value.replaceAll(
            /rgb\((\d+ \d+ \d+)(?= \/)/g,
            (_, written: string) => `rgb(${channels.get(written) ?? written}`,
          );
        }
      });
    },
  };
}
