import { useSyncExternalStore, type ComponentProps } from 'react';
import { hashHref, plainHref } from './address.ts';
import { currentMark } from './current-mark.ts';
import { useCurrentPath } from './current-path.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An in-app path of site/routes.ts. */
  to: string;
}

const never = () => () => undefined;

/** A plain path in the document; the hash address once hydrated. A hash link is client navigation without a click handler. */
export function Link({ to, children, ...rest }: LinkProps) {
  // In each link, never in a context above the page: a re-render above would throw away markup not yet hydrated.
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const current = currentMark(to, useCurrentPath());
  return (
    <a aria-current={current} {...rest} href={hydrated ? hashHref(to) : plainHref(to)}>
      {children}
    </a>
  );
}
