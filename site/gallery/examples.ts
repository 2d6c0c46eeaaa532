import type { ReactElement } from 'react';
import type { PageContent } from './page-content.ts';

/** A section's states by name: an element, or a function that makes one from a page's content and is named by its path. */
export type Examples = Readonly<Record<string, ReactElement | ((pages: PageContent) => ReactElement)>>;

/** What `<section>.examples.tsx` exports. */
export interface ExampleFile {
  examples: Examples;
  /** Whether it is part of another section, which gives it its ground and its edges. */
  part?: boolean;
}

/** A section or a primitive in one of its states. */
export interface Example {
  section: string;
  name: string;
  element: ReactElement;
  part: boolean;
}
