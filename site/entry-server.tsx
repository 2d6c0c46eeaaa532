/// <reference types="vite/types/importMeta.d.ts" />
import './styles/site.css';
import printStyles from './styles/print.css?url&no-inline';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IslandContext } from './islands/island-context.ts';
import { createIslandRenderer, type IslandModule } from './islands/render-island.ts';
import { PageFrame } from './layout/page-frame.tsx';
import type { ErrorContent, LayoutContent, LinkContent, SiteData } from './layout/layout-content.ts';
import type { ThankYouContent } from './layout/thank-you.tsx';
import { addressPath } from './navigation/address.ts';
import { CurrentPathProvider } from './navigation/current-path.ts';
import { plain } from './pages/plain/page.ts';
import { readTexts } from './pages/stored-text.ts';
import { routes } from './routes.ts';

/** The content around the pages, and that of the error screen. */
export interface SharedContent {
  site: SiteData;
  frame: LayoutContent;
  error: ErrorContent;
}

interface PageToRender {
  path: string;
  /** The name of the page's definition. */
  pageName: string;
  /** The path of the page's topmost parent below home, or the page's own if it has no other parent. */
  topPath: string;
  props: object;
}

/** The address of the print style sheet. */
export { printStyles };

/**
 * Loads all islands: a map from each component or behavior to its file and export. Imported lazily, so that a page has
 * only the styles of its own islands.
 */
async function loadIslandModules(): Promise<ReadonlyMap<unknown, IslandModule>> {
  const files = import.meta.glob<Record<string, unknown>>('./**/*.island.{ts,tsx}');
  const modules = await Promise.all(
    Object.entries(files).map(async ([file, load]) =>
      Object.entries(await load()).map(([name, island]): [unknown, IslandModule] => [
        island,
        { file: file.replace('./', 'site/'), name },
      ]),
    ),
  );
  return new Map(modules.flat());
}

/** The page's definition in this build, made by Vite: the definitions that the caller has cannot load components. */
function findPageDefinition(name: string) {
  const definition = [plain, ...routes.map(({ page }) => page)].find((page) => page.name === name);
  if (!definition) throw new Error(`No page of site/routes.ts is defined under the name “${name}”`);
  return definition;
}

/** Renders the page of a route to markup. `scriptsOf` returns the addresses of the scripts of an island's file. */
export async function renderPage(
  { frame }: SharedContent,
  { path, pageName, topPath, props }: PageToRender,
  scriptsOf: (file: string) => string[],
): Promise<string> {
  const { load, hero, closingBanner } = findPageDefinition(pageName);
  const [Page, islands] = await Promise.all([load(), loadIslandModules()]);
  return renderToStaticMarkup(
    <CurrentPathProvider value={addressPath(path)}>
      <IslandContext value={createIslandRenderer(islands, scriptsOf)}>
        <PageFrame content={frame} hero={hero} closingBanner={closingBanner} topPath={topPath}>
          <Page {...readTexts(props)} />
        </PageFrame>
      </IslandContext>
    </CurrentPathProvider>,
  );
}

/** Renders the error screen, for an unknown address. Its component is imported lazily: no other document needs its styles. */
export async function renderErrorScreen({ site, error }: SharedContent, pages: LinkContent[]): Promise<string> {
  const { ErrorScreen } = await import('./layout/error-screen.tsx');
  return renderWithoutRoute(<ErrorScreen content={error} company={site.company} pages={pages} />);
}

/**
 * Renders the thank-you page of a form posted without a script. Its component is imported lazily: no other document needs its
 * styles.
 */
export async function renderThankYou(
  { frame }: SharedContent,
  content: ThankYouContent,
  reference: string | null,
): Promise<string> {
  const { ThankYou } = await import('./layout/thank-you.tsx');
  return renderWithoutRoute(
    <PageFrame content={frame} hero={false}>
      <ThankYou content={content} reference={reference} />
    </PageFrame>,
  );
}

const renderWithoutRoute = (element: ReactElement) =>
  renderToStaticMarkup(<CurrentPathProvider value="">{element}</CurrentPathProvider>);
