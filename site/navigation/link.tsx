import type { ComponentProps } from 'react';
import { placeHref } from './address.ts';
import { currentMark } from './current-mark.ts';
import { useCurrentPath } from './current-path.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An in-app path of site/routes.ts, a passage of one (`/why-us#values`), or a place elsewhere (`https://…`). */
  to: string;
  /** The pages under it whose addresses do not begin with its own, with spaces between: on them it is marked as well. */
  below?: string | undefined;
}

/**
 * A link to a page's document. Where scripts run, links.ts has given it its hash address before an island around it is
 * hydrated: React leaves an attribute that differs as it is, and must not complain of it.
 */
export function Link({ to, below, children, ...rest }: LinkProps) {
  return (
    <a
      aria-current={currentMark(to, useCurrentPath(), below)}
      data-below={below}
      {...(to.startsWith('http') && { rel: 'noreferrer' })}
      {...rest}
      href={placeHref(to)}
      suppressHydrationWarning
    >
      {children}
    </a>
  );
}
