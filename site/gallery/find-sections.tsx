import {
  Children,
  cloneElement,
  isValidElement,
  type FunctionComponent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { sectionOf } from './known-sections.ts';

/** One use of a section: its name, and the element with what the page gave it. */
export interface SectionUse {
  section: string;
  element: ReactElement;
  /** Stands inside another section, which gives it its ground and its edges. */
  part: boolean;
}

/** Renders an element once and tells every section in it, at any depth, in the order of the page. */
export function findSections(page: ReactElement): SectionUse[] {
  const uses: SectionUse[] = [];

  /** Stands in for a component: renders it, and lets no component in what it renders pass unseen. */
  function Watched({ element, part }: { element: ReactElement; part: boolean }) {
    const section = sectionOf.get(element.type);
    if (section) uses.push({ section, element, part });
    const rendered = (element.type as FunctionComponent<unknown>)(element.props) as ReactNode;
    return watch(rendered, part || section !== undefined);
  }

  function watch(node: ReactNode, part: boolean): ReactNode {
    // `Children.map` gives each a key: what was a fixed row of children would otherwise be a list without keys.
    if (Array.isArray(node)) return Children.map(node as ReactNode[], (child) => watch(child, part));
    if (!isValidElement<{ children?: ReactNode }>(node)) return node;
    if (typeof node.type === 'function') return <Watched key={node.key} element={node} part={part} />;
    return 'children' in node.props ? cloneElement(node, undefined, watch(node.props.children, part)) : node;
  }

  renderToStaticMarkup(watch(page, false));
  return uses;
}
