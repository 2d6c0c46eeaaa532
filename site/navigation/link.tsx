import type { ComponentProps } from 'react';
import { destinationHref } from './address.ts';
import { ariaCurrentOf } from './aria-current.ts';
import { useCurrentPath } from './current-path.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of site/routes.ts, with or without an anchor (`/why-us#values`), or another site's URL (`https://…`). */
  to: string;
  /** The child pages of `to`, separated by spaces, whose addresses need not begin with it: the link is marked on them too. */
  childPaths?: string | undefined;
}

/**
 * A link to a page's document. links.ts rewrites it to a hash address before an island around it hydrates: React keeps
 * the differing attribute, and must not warn about it.
 */
export function Link({ to, childPaths, children, ...rest }: LinkProps) {
  return (
    <a
      aria-current={ariaCurrentOf(to, useCurrentPath(), childPaths)}
      data-child-paths={childPaths}
      {...(to.startsWith('http') && { rel: 'noreferrer' })}
      {...rest}
      href={destinationHref(to)}
      suppressHydrationWarning
    >
      {children}
    </a>
  );
}
