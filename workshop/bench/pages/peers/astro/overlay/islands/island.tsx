import { use } from 'react';
import { IslandMarkup } from '#islands/island-markup.ts';

/** The island that around-island.tsx was given. */
export const Island = () => use(IslandMarkup);
