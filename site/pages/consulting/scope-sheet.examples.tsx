import type { Examples } from '../../gallery/examples.ts';
import { ScopeSheet } from './scope-sheet.tsx';

export const examples: Examples = {
  '/it-business-consulting': ({ '/it-business-consulting': page }) => <ScopeSheet {...page.startups.sheet} />,
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
