import type { ComponentProps, MouseEvent } from 'react';
import { destinationHref } from '#site/navigation/address.ts';
import { ariaCurrentOf } from '#site/navigation/aria-current.ts';
import { useCurrentPath } from '#site/navigation/current-path.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
  childPaths?: string | undefined;
}

function follow(event: MouseEvent<HTMLAnchorElement>) {
  const isElsewhere = event.currentTarget.origin !== location.origin;
  if (isElsewhere || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  history.pushState(null, '', event.currentTarget.href);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** A link for a client-side router. */
export function Link({ to, childPaths, children, ...rest }: LinkProps) {
  return (
    <a
      aria-current={ariaCurrentOf(to, useCurrentPath(), childPaths)}
      {...rest}
      href={destinationHref(to)}
      onClick={follow}
    >
      {children}
    </a>
  );
}
