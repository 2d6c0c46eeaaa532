import { relative, sep } from 'node:path';
import type { Plugin } from 'postcss';
import { projectRoot } from './project-root.ts';

/**
 * The layer of each folder's sheets in site/. site/styles/layers.css declares the order of the layers. The sheets of a page's own
 * parts rank with those of sections; only a sheet that has to override layout names the layer `pages` itself.
 */
const layers: Record<string, string> = {
  ui: 'ui',
  forms: 'sections',
  sections: 'sections',
  layout: 'layout',
  gallery: 'pages',
  pages: 'sections',
};

/** Wraps a CSS module in the layer of its folder, unless it names a layer itself. */
export function sheetLayers(): Plugin {
  return {
    postcssPlugin: 'sheet-layers',
    Once(root, { AtRule }) {
      const file = relative(projectRoot, root.source?.input.file ?? '');
      if (!file.endsWith('.module.css')) return;
      if (root.some((node) => node.type === 'atrule' && node.name === 'layer')) return;
      const [, folder = ''] = file.split(sep);
      const params = layers[folder];
      if (!params) throw root.error(`name the layer of site/${folder}/ in prerender/sheet-layers.ts`);
      const layer = new AtRule({ name: 'layer', params, nodes: [] });
      layer.append(root.nodes);
      root.append(layer);
    },
  };
}
