import '#site/styles/site.css';
import type { ReactNode } from 'react';
import { PageFrame } from '#site/layout/page-frame.tsx';
import type { LayoutContent } from '#site/layout/layout-content.ts';
import { CurrentPathProvider } from '#site/navigation/current-path.ts';
import { partOf } from './part-of.ts';

interface FrameProps {
  words: LayoutContent;
  /** The path of the page on show: links to it are marked. */
  path: string;
  /** Whether the closing banner stands in it. */
  banner?: boolean;
  children: ReactNode;
}

/** The frame around a page that opens with a hero, as all compared pages do: what Next and the classic app render. */
export const Frame = ({ words, path, banner = true, children }: FrameProps) => (
  <CurrentPathProvider value={path}>
    <PageFrame words={words} hero banner={banner} part={partOf(path)}>
      {children}
    </PageFrame>
  </CurrentPathProvider>
);
