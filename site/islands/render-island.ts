import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import type { Islands } from './island-context.ts';

/** The file and the name under which an island's component or behavior is exported. */
export interface IslandModule {
  /** The file, such as `site/forms/enquiry-form.island.tsx`. */
  file: string;
  /** The name of the export. */
  name: string;
}

/**
 * Renders the islands of one page. A component is rendered by a separate call: in the browser it is a separate root, so
 * its ids must not depend on what surrounds it. Throws if a component or behavior is not an island's, or if props are
 * not JSON.
 */
export function createIslandRenderer(
  modules: ReadonlyMap<unknown, IslandModule>,
  scriptsOf: (file: string) => string[],
): Islands {
  let count = 0;
  const render: Islands['render'] = (component, props) => {
    const module = modules.get(component);
    if (!module) {
      throw new Error(`${component.name} is given to <Island>: export it from a file whose name ends with .island.tsx`);
    }
    const json = serializeProps(props, module.name);
    const idPrefix = `i${count++}-`;
    // Rendered with the parsed JSON, as the browser will do.
    const element = createElement(component as FunctionComponent<object>, JSON.parse(json) as object);
    return {
      html: renderToString(element, { identifierPrefix: idPrefix }),
      json,
      idPrefix,
      name: module.name,
      scripts: scriptsOf(module.file),
    };
  };
  return {
    render,
    scriptsOf: (behavior) => {
      const module = modules.get(behavior);
      if (module) return { name: module.name, scripts: scriptsOf(module.file) };
      throw new Error(
        `${behavior.name} is given to <BehaviorIsland>: export it from a file whose name ends with .island.ts`,
      );
    },
  };
}

/** Throws an Error that names the first value that JSON would change; an undefined property may be lost. */
function serializeProps(props: object, island: string): string {
  assertJson(props, island);
  // Nothing in the JSON may close the script element or open a comment.
  return JSON.stringify(props).replaceAll('<', String.raw`\u003c`);
}

function assertJson(value: unknown, path: string) {
  if (value === null || ['string', 'boolean'].includes(typeof value)) return;
  if (typeof value === 'number' && Number.isFinite(value)) return;
  const isPlain =
    Array.isArray(value) || (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype);
  if (!isPlain || '$$typeof' in value) {
    throw new Error(
      `${path} is not JSON: an island’s props are written as JSON: pass strings, numbers, booleans, null, and arrays and objects of these`,
    );
  }
  for (const [key, inner] of Object.entries(value)) {
    // In an object, undefined means that the property is absent; in an array, it would become null.
    if (inner !== undefined || Array.isArray(value)) assertJson(inner, `${path}.${key}`);
  }
}
