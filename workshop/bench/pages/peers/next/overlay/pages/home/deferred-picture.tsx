import { Picture, type PictureProps } from '#site/ui/picture.tsx';

/**
 * The picture as text: React does not find the children of a template when it hydrates, and would render the whole page again.
 * Next refuses a static import of `react-dom/server`.
 */
export async function DeferredPicture(props: PictureProps) {
  const { renderToStaticMarkup } = await import('react-dom/server');
  return <template dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(<Picture {...props} inTemplate />) }} />;
}
