import { createElement, use, type ReactNode } from 'react';
import { IslandContext, type IslandBehavior, type IslandStart } from './island-context.ts';

interface BehaviorIslandProps {
  /** A function exported by a file `<name>.island.ts`, which the build compiles to a script. It reads its texts from the markup. */
  behavior: IslandBehavior;
  start: IslandStart;
  children: ReactNode;
}

/**
 * A part of a page that is interactive in the browser without React: its markup stays, and `behavior` changes
 * attributes in it.
 */
export function BehaviorIsland({ behavior, start, children }: BehaviorIslandProps) {
  const islands = use(IslandContext);
  if (!islands) return children;
  const { name, scripts } = islands.scriptsOf(behavior);
  return createElement('site-island', { start, behavior: name, scripts: scripts.join(' ') }, children);
}
