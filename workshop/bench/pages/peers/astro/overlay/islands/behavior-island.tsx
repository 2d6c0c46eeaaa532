import { createElement, type ReactNode } from 'react';

/** Renders an island's children in its element, and hydrates nothing: `startIslands` of ours/behavior.ts makes them interactive. */
export const BehaviorIsland = ({ children }: { children: ReactNode }) => createElement('site-island', {}, children);
