import { createContext, type FunctionComponent } from 'react';

/**
 * The moment at which an island starts in the browser: once the browser is idle, when the island nears the viewport, or at
 * the first sign of intent. A click always starts it and is repeated once it runs.
 */
export type IslandStart = 'idle' | 'visible' | 'intent';

/** An island's markup, and what the browser needs to hydrate it. */
interface RenderedIsland {
  html: string;
  /** The props as JSON, safe in a script element. */
  json: string;
  /** The prefix of the ids that React creates in the markup. */
  idPrefix: string;
  /** The name under which its script exports the component. */
  name: string;
  /** The addresses of the component's script, of hydrate.tsx, and of everything they import. */
  scripts: string[];
}

type RenderIsland = <Props extends object>(component: FunctionComponent<Props>, props: Props) => RenderedIsland;

/** Makes an island's markup interactive, without React. `signal` aborts when its element leaves the document. */
export type IslandBehavior = (island: HTMLElement, signal: AbortSignal) => void;

/** Renders the islands of one page. */
export interface Islands {
  render: RenderIsland;
  /** The export name of the behavior, and the addresses of its script and of that script's imports. */
  scriptsOf: (behavior: IslandBehavior) => { name: string; scripts: string[] };
}

/** Provided while documents are rendered. Without it, as in a test of a section, an island is just its markup. */
export const IslandContext = createContext<Islands | undefined>(undefined);
