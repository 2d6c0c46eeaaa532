import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import type { RenderIsland } from './island.tsx';

/** Where a component that is an island was exported. */
export interface IslandModule {
  /** Its file, such as `site/forms/enquiry-form.island.tsx`. */
  file: string;
  /** Its name there. */
  name: string;
}

/**
 * Renders the islands of one page, each by a call of its own: in the browser each is a root of its own, so their ids must
 * not depend on what stands around them. The function throws when a component is no island or its props are not JSON.
 */
export function islandRenderer(
  modules: ReadonlyMap<unknown, IslandModule>,
  scriptsOf: (file: string) => string[],
): RenderIsland {
  let count = 0;
  return (of, props) => {
    const module = modules.get(of);
    if (!module) {
      throw new Error(`${of.name} is given to <Island>: export it from a file whose name ends with .island.tsx`);
    }
    const json = propsAsJson(props, module.name);
    const idPrefix = `i${count++}-`;
    // From the props as they come out of the JSON: what the browser renders is the same.
    const element = createElement(of as FunctionComponent<object>, JSON.parse(json) as object);
    return {
      html: renderToString(element, { identifierPrefix: idPrefix }),
      json,
      idPrefix,
      component: module.name,
      scripts: scriptsOf(module.file),
    };
  };
}

/** Throws an Error that names the place of the first value which JSON would lose or change. */
function propsAsJson(props: object, island: string): string {
  refuseOtherThanJson(props, island);
  // Nothing in it may end the script element or begin a comment.
  return JSON.stringify(props).replaceAll('<', String.raw`\u003c`);
}

function refuseOtherThanJson(value: unknown, place: string) {
  if (value === null || value === undefined || ['string', 'boolean'].includes(typeof value)) return;
  if (typeof value === 'number' && Number.isFinite(value)) return;
  const isPlain =
    Array.isArray(value) || (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype);
  if (!isPlain || '$$typeof' in value) {
    throw new Error(
      `${place} is not JSON: an island’s props travel as JSON, pass text, numbers, lists and objects of these`,
    );
  }
  for (const [key, inner] of Object.entries(value)) refuseOtherThanJson(inner, `${place}.${key}`);
}
