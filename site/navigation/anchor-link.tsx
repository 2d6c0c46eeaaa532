import type { ComponentProps } from 'react';
import { hashHref } from './address.ts';
import { useCurrentPath } from './current-path.ts';
import { useHydrated } from './use-hydrated.ts';

export interface AnchorLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** The id of an element on this page. */
  anchor: string;
}

/** A link within the page. Once hydrated it holds the whole address: `#rules` alone would lead to home's. */
export function AnchorLink({ anchor, children, ...rest }: AnchorLinkProps) {
  const path = useCurrentPath();
  const href = useHydrated() ? hashHref(path, anchor) : `#${anchor}`;
  return (
    <a {...rest} href={href}>
      {children}
    </a>
  );
}
