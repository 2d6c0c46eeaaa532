import { createElement, type ReactNode } from 'react';

/** Renders the children of an island in its element, and nothing that hydrates: `startIslands` of ours/behavior.ts makes them interactive. */
export const BehaviorIsland = ({ children }: { children: ReactNode }) => createElement('site-island', {}, children);
