import './styles/site.css';
import { routes, type Route } from './routes.ts';
import type { ReactElement, ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import { App } from './app.tsx';
import { CallToAction } from './layout/call-to-action.tsx';
import { ErrorScreen } from './layout/error-screen.tsx';
import { Header } from './layout/header.tsx';
import { PageFrame } from './layout/page-frame.tsx';
import { Footer } from './layout/footer.tsx';
import type { FrameParts } from './layout/frame-parts.ts';
import type { ErrorWords, FrameWords, SiteWords } from './layout/site-words.ts';
import { ThankYou } from './layout/thank-you.tsx';
import { CurrentPathProvider } from './navigation/current-path.ts';
import { UnknownAddressError } from './navigation/load-screen.ts';
import type { RouteData } from './navigation/route-data.ts';

/** @throws Error when site/routes.ts has no such address. */
function findRoute(path: string): Route {
  const pattern = path.replace(/[\w-]+$/, ':article');
  const found = routes.find((route) => route.path === path) ?? routes.find((route) => route.path === pattern);
  if (!found) throw new Error(`site/routes.ts has no address ${path}`);
  return found;
}

/** All words around the pages. */
export interface ServerWords {
  site: SiteWords;
  frame: FrameWords;
  error: ErrorWords;
}

/** A page's props before its parts are rendered: their words by name. */
export type PropsBefore = Record<string, unknown> & { body?: Record<string, object> };

/** A page's props with the markup of its parts, as `html`, in place of their words. Rejects when anything throws. */
export async function withMarkup(path: string, { body, ...props }: PropsBefore): Promise<RouteData['props']> {
  const parts = await findRoute(path).body?.();
  if (!parts) return props;
  const rendered = Object.entries(parts).map(async ([name, part]) => {
    const Part = part as (words: object) => ReactNode;
    const element = (
      <CurrentPathProvider value={path}>
        <Part {...body?.[name]} />
      </CurrentPathProvider>
    );
    return [name, await render(element)];
  });
  return { ...props, html: Object.fromEntries(await Promise.all(rendered)) };
}

/** The markup of a route's page, to be hydrated. Rejects when anything throws. */
export async function renderPage({ site, frame }: ServerWords, data: RouteData): Promise<string> {
  const Page = await findRoute(data.path).load();
  const address = { path: data.path, anchor: '' };
  return render(<App site={site} parts={framePartsFrom(frame)} first={{ address, Page, data }} />);
}

/** The markup of the document for unknown addresses; no script follows it. */
export function renderUnknownAddress({ site, error }: ServerWords): Promise<string> {
  return render(<ErrorScreen error={new UnknownAddressError('')} words={error} company={site.company} />);
}

/** The markup of the document that a form posted without a script leads to; no script follows it. */
export function renderThankYou({ frame }: ServerWords, message: string): Promise<string> {
  return render(
    <PageFrame parts={framePartsFrom(frame)} hero={false}>
      <ThankYou message={message} />
    </PageFrame>,
  );
}

const framePartsFrom = (words: FrameWords): FrameParts => ({
  header: { children: <Header words={words} /> },
  callToAction: { children: <CallToAction {...words.callToAction} /> },
  footer: { children: <Footer words={words} /> },
});

async function render(element: ReactElement): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(element, { onError: (error) => void errors.push(error) });
  const html = await text(prelude);
  if (errors.length > 0) throw errors[0];
  return html;
}
