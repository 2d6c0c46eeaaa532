import type { FunctionComponent, ReactNode } from 'react';
import { IslandMarkup } from './island-markup.ts';

interface AroundIslandProps {
  section: FunctionComponent<object>;
  words: object;
  /** The island. */
  children: ReactNode;
}

/** A section of the site, with the island that Astro makes where ours stands in it. */
export const AroundIsland = ({ section: Section, words, children }: AroundIslandProps) => (
  <IslandMarkup value={children}>
    <Section {...words} />
  </IslandMarkup>
);
