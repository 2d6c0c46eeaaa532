import { createElement, use, type FunctionComponent } from 'react';
import { IslandContext, type IslandStart } from './island-context.ts';

export interface IslandProps<Props extends object> {
  /** A component exported by a file `<name>.island.tsx`, which the build compiles to a script. */
  component: FunctionComponent<Props>;
  start: IslandStart;
  /** The component's props. They must be JSON, since they are written into the document beside the markup. */
  props: Props;
}

/**
 * A part of a page that also runs in the browser; React renders everything around it only at build. Islands cannot be
 * nested.
 */
export function Island<Props extends object>({ component, start, props }: IslandProps<Props>) {
  const islands = use(IslandContext);
  if (!islands) return createElement(component, props);
  const { html, json, idPrefix, name, scripts } = islands.render(component, props);
  return (
    <>
      {createElement('site-island', {
        start,
        component: name,
        scripts: scripts.join(' '),
        'id-prefix': idPrefix,
        dangerouslySetInnerHTML: { __html: html },
      })}
      <script type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
    </>
  );
}
