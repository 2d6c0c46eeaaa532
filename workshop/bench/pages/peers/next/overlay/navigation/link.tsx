'use client';
import NextLink from 'next/link';
import { usePathname } from 'next/navigation';
import type { ComponentProps } from 'react';
import { destinationHref } from '#site/navigation/address.ts';
import { ariaCurrentOf } from '#site/navigation/aria-current.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
  childPaths?: string | undefined;
}

/** Next's own link, which prefetches what is in view. */
export function Link({ to, childPaths, children, ...rest }: LinkProps) {
  const path = usePathname().replace(/(.)\/$/, '$1');
  return (
    <NextLink aria-current={ariaCurrentOf(to, path, childPaths)} {...rest} href={destinationHref(to)}>
      {children}
    </NextLink>
  );
}
