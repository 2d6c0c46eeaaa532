import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { Frame } from '#ours/frame.tsx';
import { StartBehavior } from '#ours/start-behavior.tsx';
import fonts from '#pages/fonts.json';
import content from '#pages/frame.json';

export const metadata = { icons: '/favicon.svg' };

/**
 * The layout contains the frame, as all compared pages have a hero. Its links know the path by themselves; the closing
 * banner, which differs by part of the site, is in the pages.
 */
export default function RootLayout({ children }: { children: ReactNode }) {
  for (const font of fonts) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <html lang="en" data-scripting="">
      <body>
        <Frame content={content} path="" closingBanner={false}>
          {children}
        </Frame>
        <StartBehavior />
      </body>
    </html>
  );
}
