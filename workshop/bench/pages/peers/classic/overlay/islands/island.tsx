import { createElement, type FunctionComponent } from 'react';

interface IslandProps<Props extends object> {
  of: FunctionComponent<Props>;
  start: string;
  props: Props;
}

/** What it holds: all of the page is rendered in the browser. */
export const Island = <Props extends object>({ of, props }: IslandProps<Props>) => createElement(of, props);
