import { createElement, type ReactNode } from 'react';

/** Renders only the children of an island: `startIslands` of ours/behavior.ts makes them interactive. */
export const BehaviorIsland = ({ children }: { children: ReactNode }) => createElement('site-island', {}, children);
