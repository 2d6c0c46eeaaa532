import { useEffect, useRef, type ComponentProps } from 'react';

export interface KeptBodyProps extends Omit<ComponentProps<'div'>, 'children' | 'ref'> {
  /** Tells the part from others of its page: in a hydrated page its markup is read from the element so named. */
  name: string;
  html: string;
  /** Makes its buttons answer; returns what undoes that. Must be the same function at each render. */
  answer?: (body: HTMLElement) => () => void;
}

/** A part of a page whose markup is made at build and which React leaves as it came. */
export function KeptBody({ name, html, answer, ...rest }: KeptBodyProps) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => answer?.(body.current!), [answer]);
  return <div {...rest} ref={body} data-body={name} dangerouslySetInnerHTML={{ __html: html }} />;
}
