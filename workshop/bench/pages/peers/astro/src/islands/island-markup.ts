import { createContext, type ReactNode } from 'react';

/** The markup of the island that stands in a section: only a file of Astro's can make one. */
export const IslandMarkup = createContext<ReactNode>(null);
