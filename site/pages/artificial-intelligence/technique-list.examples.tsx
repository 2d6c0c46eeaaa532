import type { Examples } from '../../gallery/examples.ts';
import { TechniqueList } from './technique-list.tsx';

export const examples: Examples = {
  '/artificial-intelligence-expertise': ({ '/artificial-intelligence-expertise': page }) => (
    <TechniqueList techniques={page.sentence.techniques} outputs={page.sentence.outputs} />
  ),
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
