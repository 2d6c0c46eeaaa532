import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { readPalette } from '../../../../prerender/content/read-palette.ts';
import { sheetPlugins } from '../../../../prerender/vite-config.ts';
import { projectRoot } from '../folders.ts';

/**
 * Processes the style sheets of the staged `site` as our build does, so that every peer's tool starts from the same sheets:
 * the layer of a CSS module, without which rules win by the order in which a tool loads sheets, is added there.
 */
export function processSheets(site: string) {
  const processor = postcss(sheetPlugins(readPalette(join(projectRoot, 'content'))));
  for (const name of readdirSync(site, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.css')) continue;
    const file = join(site, name);
    // The plugins know a sheet by its place in the project.
    writeFileSync(file, processor.process(readFileSync(file, 'utf8'), { from: join(projectRoot, 'site', name) }).css);
  }
}

/** The rule that declares the order of the style layers. Peers whose tools order sheets by chunk have it before all of them. */
export function layerOrder(): string {
  const [rule] = /@layer [^{;]+;/.exec(readFileSync(join(projectRoot, 'site/styles/layers.css'), 'utf8')) ?? [];
  if (!rule)
    throw new Error(
      'site/styles/layers.css has no order of layers: change workshop/bench/pages/build/process-sheets.ts.',
    );
  return rule;
}
