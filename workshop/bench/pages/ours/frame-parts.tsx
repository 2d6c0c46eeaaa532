import { BackToTop } from '#site/layout/back-to-top.tsx';
import { CallToAction } from '#site/layout/call-to-action.tsx';
import { Footer } from '#site/layout/footer.tsx';
import { Header } from '#site/layout/header.tsx';
import type { LayoutContent } from '#site/layout/layout-content.ts';
import { CurrentPathProvider } from '#site/navigation/current-path.ts';
import { topPathOf } from './top-path-of.ts';

export { BackToTop };

interface FramePartProps {
  content: LayoutContent;
  /** The path of the current page: links to it are marked. */
  path: string;
}

export const HeaderPart = ({ content, path }: FramePartProps) => (
  <CurrentPathProvider value={path}>
    <Header content={content} />
  </CurrentPathProvider>
);

export function CallToActionPart({ content, path }: FramePartProps) {
  const { parts, fitted, ...closing } = content.callToAction;
  return (
    <CurrentPathProvider value={path}>
      <CallToAction {...closing} {...parts[topPathOf(path)]} fitted={fitted[path]} />
    </CurrentPathProvider>
  );
}

export const FooterPart = ({ content, path }: FramePartProps) => (
  <CurrentPathProvider value={path}>
    <Footer content={content} />
  </CurrentPathProvider>
);
