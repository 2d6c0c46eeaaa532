import type { ComponentProps } from 'react';
import { hashHref, plainHref } from './address.ts';
import { currentMark } from './current-mark.ts';
import { useCurrentPath } from './current-path.ts';
import { useHydrated } from './use-hydrated.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An in-app path of site/routes.ts. */
  to: string;
}

/** A plain path in the document; the hash address once hydrated. A hash link is client navigation without a click handler. */
export function Link({ to, children, ...rest }: LinkProps) {
  const hydrated = useHydrated();
  const current = currentMark(to, useCurrentPath());
  return (
    <a aria-current={current} {...rest} href={hydrated ? hashHref(to) : plainHref(to)}>
      {children}
    </a>
  );
}
