import type { ReactNode } from 'react';

/** The parts of a page that only the build renders, by name. */
export type BodyParts = Readonly<Record<string, (props: never) => ReactNode>>;

/** What such parts are rendered from, as `body` in a page's props; the page itself takes their markup as `html`. */
export type BodyWords<Parts extends BodyParts> = { [Name in keyof Parts]: Parameters<Parts[Name]>[0] };

/** A page's props before its parts are rendered. */
export type WithBodyWords<PageProps extends { html: Record<string, string> }, Parts extends BodyParts> = Omit<
  PageProps,
  'html'
> & { body: BodyWords<Parts> };
