import type { ComponentProps, MouseEvent } from 'react';
import { plainHref } from '#site/navigation/address.ts';
import { currentMark } from '#site/navigation/current-mark.ts';
import { useCurrentPath } from '#site/navigation/current-path.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
}

function follow(event: MouseEvent<HTMLAnchorElement>) {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  history.pushState(null, '', event.currentTarget.href);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** A link for a client-side router. */
export function Link({ to, children, ...rest }: LinkProps) {
  return (
    <a aria-current={currentMark(to, useCurrentPath())} {...rest} href={plainHref(to)} onClick={follow}>
      {children}
    </a>
  );
}
