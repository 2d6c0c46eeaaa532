import { createElement, type ReactNode } from 'react';

/** Only its children: `startIslands` of ours/behavior.ts makes them interactive. */
export const BehaviorIsland = ({ children }: { children: ReactNode }) => createElement('site-island', {}, children);
