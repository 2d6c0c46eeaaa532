import type { Element } from 'hast';
import type { Image, Paragraph, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Picture, PictureSource } from '#content/schema/picture.ts';

/** The width that a picture takes in an article's column: `--measure` of article-body.module.css, and of article-columns.module.css. */
const sizes = '(width >= 960px) 680px, min(740px, 92vw)';

/**
 * Turns `![what it shows](name "caption")` on a line of its own into a figure: the picture in its widths, with its space
 * reserved while it loads. `pictures` maps names to pictures. Throws an Error for an unknown name.
 */
export function articlePhotos(pictures: Record<string, Picture>) {
  return (tree: Root) => {
    visit(tree, 'paragraph', (node: Paragraph) => {
      const [image, ...siblings] = node.children;
      if (image?.type !== 'image' || siblings.length > 0) return;
      const picture = pictures[image.url];
      if (!picture) throw new Error(`the picture “${image.url}” does not exist`);
      node.data = {
        hName: 'figure',
        hProperties: { dataPhoto: '' },
        hChildren: [pictureElement(picture, image), ...(image.title ? [caption(image.title)] : [])],
      };
      node.children = [];
    });
  };
}

const pictureElement = (picture: Picture, { alt }: Image): Element =>
  element('picture', {}, [
    ...(picture.phone ? phoneSources(picture.phone) : []),
    element('source', { type: 'image/avif', srcSet: picture.avif, sizes }),
    element('img', {
      src: picture.jpeg,
      alt: alt ?? '',
      width: picture.width,
      height: picture.height,
      loading: 'lazy',
      decoding: 'async',
    }),
  ]);

/** The sources of a picture's crop for phones, in the windows for which site/ui/picture.tsx shows it too. */
function phoneSources({ avif, jpeg, width, height }: PictureSource): Element[] {
  const shared = { media: '(width <= 700px)', sizes: '92vw', width, height };
  return [
    element('source', { ...shared, type: 'image/avif', srcSet: avif }),
    element('source', { ...shared, srcSet: `${jpeg} ${width}w` }),
  ];
}

const caption = (text: string) => element('figcaption', {}, [{ type: 'text', value: text }]);

const element = (tagName: string, properties: Element['properties'], children: Element['children'] = []): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
