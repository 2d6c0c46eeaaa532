import { startTransition, Suspense, use, useEffect, useState } from 'react';
import { Frame } from '#ours/frame.tsx';
import { StartBehavior } from '#ours/start-behavior.tsx';
import content from '#pages/frame.json';
import { loadScreen, type Screen } from './screens.tsx';

/** The current path without its last slash. */
const currentPath = () => location.pathname.replace(/(.)\/$/, '$1');

/** A screen once it is loaded. */
function ScreenPage({ screen }: { screen: Promise<Screen> }) {
  const { title, page } = use(screen);
  useEffect(() => {
    document.title = title;
    scrollTo({ top: 0, behavior: 'instant' });
  }, [title]);
  return page;
}

/** A minimal router: the page for the address, loaded on demand. */
export function App() {
  const [path, setPath] = useState(currentPath);
  useEffect(() => {
    const onPopState = () => startTransition(() => setPath(currentPath()));
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);
  return (
    <Suspense>
      <Frame content={content} path={path}>
        <ScreenPage screen={loadScreen(path)} />
        <StartBehavior />
      </Frame>
    </Suspense>
  );
}
