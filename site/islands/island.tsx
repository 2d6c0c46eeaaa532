import { createContext, createElement, use, type FunctionComponent } from 'react';

/**
 * When an island's component starts in the browser: once the browser is idle, when the island nears the viewport, or at the
 * first sign of intent. A click always starts it and is repeated once it runs.
 */
type IslandStart = 'idle' | 'visible' | 'intent';

export interface IslandProps<Props extends object> {
  /** A component exported by a file `<name>.island.tsx`, each of which the build compiles to a script. */
  of: FunctionComponent<Props>;
  start: IslandStart;
  /** Must be JSON: they are written into the document beside the markup. */
  props: Props;
}

/** An island's markup, and what the browser needs to hydrate it. */
interface RenderedIsland {
  html: string;
  /** The props as JSON, safe in a script element. */
  json: string;
  /** The prefix of React's ids in it. */
  idPrefix: string;
  /** The name under which its script exports the component. */
  component: string;
  /** Addresses of its own script, of hydrate.tsx, and of what these import. */
  scripts: string[];
}

export type RenderIsland = <Props extends object>(of: FunctionComponent<Props>, props: Props) => RenderedIsland;

const IslandRenderer = createContext<RenderIsland | undefined>(undefined);

/** Provided where documents are rendered. Without one, as in a test of a section, an island is just its component. */
export const IslandRendererProvider = IslandRenderer.Provider;

/**
 * A part of a page that also runs in the browser. React renders everything around it at build only. Islands cannot be nested.
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
