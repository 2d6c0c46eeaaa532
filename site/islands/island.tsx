import { createContext, createElement, use, type FunctionComponent } from 'react';

/**
 * When an island's component starts in the browser: once it is idle, when the island is about to be seen, or when a visitor
 * reaches for it. A press always starts it and is answered once it runs.
 */
export type IslandStart = 'idle' | 'visible' | 'intent';

export interface IslandProps<Props extends object> {
  /** A component exported by a file `<name>.island.tsx`: the build makes a script of each. */
  of: FunctionComponent<Props>;
  start: IslandStart;
  /** JSON: they stand in the document beside the markup. */
  props: Props;
}

/** An island's markup, and what the browser needs to take it over. */
export interface RenderedIsland {
  html: string;
  /** The props as JSON that may stand in a script element. */
  json: string;
  /** What React's ids in it begin with. */
  idPrefix: string;
  /** The name that its script exports the component by. */
  component: string;
  /** Addresses of scripts: its own, that of hydrate.tsx, and what these import. */
  scripts: string[];
}

export type RenderIsland = <Props extends object>(of: FunctionComponent<Props>, props: Props) => RenderedIsland;

const IslandRenderer = createContext<RenderIsland | undefined>(undefined);

/** Given by whoever writes documents. Without one, as in a test of a section, an island is just its component. */
export const IslandRendererProvider = IslandRenderer.Provider;

/**
 * A part of a page that also runs in the browser. All around it is markup only: React renders it at build and never again.
 * Islands do not stand inside each other.
 */
export function Island<Props extends object>({ of, start, props }: IslandProps<Props>) {
  const render = use(IslandRenderer);
  if (!render) return createElement(of, props);
  const { html, json, idPrefix, component, scripts } = render(of, props);
  return (
    <>
      {createElement('site-island', {
        start,
        component,
        scripts: scripts.join(' '),
        'id-prefix': idPrefix,
        dangerouslySetInnerHTML: { __html: html },
      })}
      <script type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
    </>
  );
}
