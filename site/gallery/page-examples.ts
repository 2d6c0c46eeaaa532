/// <reference types="vite/types/importMeta.d.ts" />
import { Children, Fragment, isValidElement, type FunctionComponent, type ReactElement, type ReactNode } from 'react';
import { Island, type IslandProps } from '../islands/island.tsx';
import type { ContentPage } from './content-page.ts';
import type { Example } from './examples.ts';

type Module = Record<string, unknown>;
type Props = Record<string, unknown> & { children?: ReactNode };

const pageFiles = import.meta.glob<Record<string, FunctionComponent<object>>>('../pages/*/*-page.tsx');
const sharedFiles = import.meta.glob<Module>(['../sections/**/*.tsx', '!**/*.{examples,test}.tsx']);

/**
 * The sections that the pages are composed of, with the pages' own words: every use of a section that belongs to one
 * page, and one use of each variant of a shared section.
 */
export async function pageExamples(pages: readonly ContentPage[]): Promise<Example[]> {
  const sharedSections = new Set((await loadAll(sharedFiles)).flatMap((module) => Object.values(module)));
  const seenVariants = new Set<string>();
  const examples: Example[] = [];
  for (const { path, pageName, props } of pages) {
    const module = await pageFiles[`../pages/${pageName}/${pageName}-page.tsx`]!();
    // A page is composition only: called like any function, it returns its sections without rendering them.
    for (const element of sectionsIn(Object.values(module)[0]!(props) as ReactNode)) {
      const variant = `${nameOf(element)} ${JSON.stringify(variantOf(element.props))}`;
      if (sharedSections.has(element.type) && seenVariants.has(variant)) continue;
      seenVariants.add(variant);
      examples.push({ group: pageName, name: `${nameOf(element)} of ${path}`, element, isPart: false });
    }
  }
  return examples;
}

const loadAll = (files: Record<string, () => Promise<Module>>) =>
  Promise.all(Object.values(files).map((load) => load()));

/** The outermost component elements in a node: it looks into fragments and HTML elements, at any depth. */
function sectionsIn(node: ReactNode): ReactElement<Props>[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<Props>(child)) return [];
    const isComponent = typeof child.type !== 'string' && child.type !== Fragment;
    return isComponent ? [child] : sectionsIn(child.props.children);
  });
}

/** The name of a section: `CounterHero`, or `Band: SideHeading, MinuteTracks` where a page composes it itself. */
function nameOf({ type, props }: ReactElement<Props>): string {
  if (type === Island) return (props as unknown as IslandProps<object>).component.name;
  const inner = sectionsIn(props.children).map(nameOf);
  const kind = typeof props['kind'] === 'string' ? ` (${props['kind']})` : '';
  return `${(type as FunctionComponent).name}${kind}${inner.length > 0 ? `: ${inner.join(', ')}` : ''}`;
}

/** The props that may change a section's look, flags and single words: `background="night"`, `split`. */
const variantOf = (props: Props) =>
  Object.entries(props).filter(
    ([, value]) => typeof value === 'boolean' || (typeof value === 'string' && /^[a-z]+$/i.test(value)),
  );
