import '#site/styles/site.css';
import type { ReactNode } from 'react';
import { PageFrame } from '#site/layout/page-frame.tsx';
import type { LayoutContent } from '#site/layout/layout-content.ts';
import { CurrentPathProvider } from '#site/navigation/current-path.ts';
import { topPathOf } from './top-path-of.ts';

interface FrameProps {
  content: LayoutContent;
  /** The path of the current page: links to it are marked. */
  path: string;
  /** Whether it contains the closing banner. */
  closingBanner?: boolean;
  children: ReactNode;
}

/** The frame around a page with a hero, which all compared pages have: rendered by Next and the classic app. */
export const Frame = ({ content, path, closingBanner = true, children }: FrameProps) => (
  <CurrentPathProvider value={path}>
    <PageFrame content={content} hero closingBanner={closingBanner} topPath={topPathOf(path)}>
      {children}
    </PageFrame>
  </CurrentPathProvider>
);
