import type { Root } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import type { Language } from '#languages/languages.ts';
import { escapeHtml } from '../markup.ts';
import { embedDrawing } from './embed-drawing.ts';

/** A figure's drawing as SVG markup; `phone` is its form for narrow screens. */
export interface FigureFile {
  wide: string;
  phone?: string;
}

/** The element that a block becomes, by the block's name. */
export const blockElements: Record<string, string> = {
  note: 'aside',
  pull: 'p',
  sources: 'section',
  table: 'figure',
  chart: 'figure',
};

/**
 * Marks up the articles' own blocks: `:::note`, `:::pull`, `:::sources`, `:::table{caption="…"}` and `:::chart{caption="…"}` around
 * blocks, and `::figure{file="…" alt="…" caption="…"}`. `figureCaption` puts a figure's number before its caption.
 */
export function articleDirectives(
  findFigure: (name: string) => FigureFile,
  figureCaption: Language['article']['figure'],
) {
  return (tree: Root) => {
    let figureCount = 0;
    visit(tree, (node) => {
      if (node.type === 'containerDirective') {
        return markContainer(node, (caption) =>
          node.name === 'chart' ? figureCaption(++figureCount, caption) : caption,
        );
      }
      if (node.type === 'leafDirective') return markFigure(node, findFigure, ++figureCount, figureCaption);
      return undefined;
    });
  };
}

function markContainer(node: ContainerDirective, captionText: (caption: string) => string) {
  const tagName = blockElements[node.name];
  if (!tagName) {
    throw new Error(`“:::${node.name}” is unknown: use one of ${Object.keys(blockElements).join(', ')}`);
  }
  if (node.name === 'pull') {
    node.children = node.children.flatMap<unknown>((child) =>
      child.type === 'paragraph' ? child.children : [child],
    ) as never;
  }
  const caption = node.attributes?.['caption'];
  if (caption) {
    const captionNode = {
      type: 'paragraph' as const,
      data: { hName: 'figcaption' },
      children: [{ type: 'text' as const, value: captionText(caption) }],
    };
    // A chart is a figure: its caption is below it.
    if (node.name === 'chart') node.children.push(captionNode);
    else node.children.unshift(captionNode);
  }
  // Without this role an aside is a landmark, which would need a name.
  const role = node.name === 'note' && { role: 'note' };
  node.data = { hName: tagName, hProperties: { [`data-${node.name}`]: '', ...role } };
}

function markFigure(
  node: LeafDirective,
  findFigure: (name: string) => FigureFile,
  number: number,
  figureCaption: Language['article']['figure'],
) {
  const { file, alt, caption } = node.attributes ?? {};
  if (node.name !== 'figure' || !file || !alt || !caption) {
    throw new Error(
      `“::${node.name}” is incomplete: write ::figure{file="name" alt="what it shows" caption="its line"}`,
    );
  }
  const drawing = findFigure(file);
  const label = escapeHtml(alt);
  const svg = (markup: string, form: string) =>
    embedDrawing(
      markup,
      `role="img" aria-label="${label}" data-form="${form}"`,
      `figure-${number}-${form === 'phone' ? 'phone-' : ''}`,
    );
  const html = svg(drawing.wide, drawing.phone ? 'wide' : 'only') + (drawing.phone ? svg(drawing.phone, 'phone') : '');
  node.data = { hName: 'figure', hProperties: { 'data-figure': '' } };
  node.children = [
    { type: 'html', value: `<div>${html}</div>` } as never,
    // Markdown has no node for a caption: `hName` makes this node one.
    {
      type: 'emphasis',
      data: { hName: 'figcaption' },
      children: [{ type: 'text', value: figureCaption(number, caption) }],
    },
  ];
}
