import { StrictMode, useEffect } from 'react';
import { errorHeading } from './layout/error-heading.ts';
import { LoadingErrorScreen } from './layout/loading-error-screen.tsx';
import type { FrameParts } from './layout/frame-parts.ts';
import { PageFrame } from './layout/page-frame.tsx';
import type { SiteWords } from './layout/site-words.ts';
import { CurrentPathProvider } from './navigation/current-path.ts';
import { ErrorBoundary } from './navigation/error-boundary.tsx';
import type { Screen } from './navigation/load-screen.ts';
import { useScreen } from './navigation/use-screen.ts';

export interface AppProps {
  site: SiteWords;
  parts: FrameParts;
  first: Screen;
  /** Called once the markup answers to clicks. */
  onReady?: () => void;
}

const PageOfRoute = ({ Page, data }: Extract<Screen, { data: unknown }>) => Page(data.props as never);

/** The whole site: the screen of the current address in its frame. */
export function App({ site, parts, first, onReady }: AppProps) {
  useEffect(() => {
    onReady?.();
  }, [onReady]);
  const { screen, path } = useScreen(first, { build: site.build, errorTitle: errorHeading });
  const errorScreen = (error: unknown) => <LoadingErrorScreen error={error} company={site.company} />;
  return (
    <StrictMode>
      <CurrentPathProvider value={path}>
        <ErrorBoundary page={screen.address.path} fallback={errorScreen}>
          {'error' in screen ? (
            errorScreen(screen.error)
          ) : (
            <PageFrame parts={parts} hero={screen.data.hero}>
              <PageOfRoute key={screen.address.path} {...screen} />
            </PageFrame>
          )}
        </ErrorBoundary>
      </CurrentPathProvider>
    </StrictMode>
  );
}
