import { createElement, type FunctionComponent } from 'react';

interface IslandProps<Props extends object> {
  of: FunctionComponent<Props>;
  start: string;
  props: Props;
}

/** What it holds: a client component that Next hydrates with the page. */
export const Island = <Props extends object>({ of, props }: IslandProps<Props>) => createElement(of, props);
