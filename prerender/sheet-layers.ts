import { relative, sep } from 'node:path';
import type { Plugin } from 'postcss';
import { projectRoot } from './project-root.ts';

/** The layer of the sheets of a folder in site/. site/styles/site.css has the layers in their order. */
const layers: Record<string, string> = {
  ui: 'ui',
  forms: 'sections',
  sections: 'sections',
  layout: 'layout',
  gallery: 'pages',
  pages: 'pages',
};

/** Puts what a CSS module says into the layer of its folder. One that names a layer itself is left as it is. */
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
