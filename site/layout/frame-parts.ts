import type { ReactNode } from 'react';

/**
 * The parts of the frame that never change: the header, the closing banner, the footer. The server renders
 * them as components; in the browser each stays the markup that came with the document, so that no script carries them.
 */
export type FramePart = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } };

export interface FrameParts {
  header: FramePart;
  callToAction: FramePart;
  footer: FramePart;
}

/** The parts as they stand in the document. */
export function framePartsOf(scope: Document): FrameParts {
  const part = (name: string): FramePart => ({
    dangerouslySetInnerHTML: { __html: scope.querySelector(`[data-kept=${name}]`)?.innerHTML ?? '' },
  });
  return { header: part('header'), callToAction: part('call-to-action'), footer: part('footer') };
}
