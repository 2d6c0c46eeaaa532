import { createElement, type ReactNode } from 'react';

/** What it holds: `startIslands` of ours/behavior.ts lets it answer. */
export const BehaviorIsland = ({ children }: { children: ReactNode }) => createElement('site-island', {}, children);
