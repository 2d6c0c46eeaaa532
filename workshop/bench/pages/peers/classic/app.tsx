import { startTransition, Suspense, use, useEffect, useState } from 'react';
import { Frame } from '#ours/frame.tsx';
import { StartBehavior } from '#ours/start-behavior.tsx';
import content from '#pages/frame.json';
import { loadScreen, type Screen } from './screens.tsx';

const pathNow = () => location.pathname.replace(/(.)\/$/, '$1');

function Shown({ screen }: { screen: Promise<Screen> }) {
  const { title, page } = use(screen);
  useEffect(() => {
    document.title = title;
    scrollTo({ top: 0, behavior: 'instant' });
  }, [title]);
  return page;
}

/** A minimal router: the page for the address, loaded on demand. */
export function App() {
  const [path, setPath] = useState(pathNow);
  useEffect(() => {
    const follow = () => startTransition(() => setPath(pathNow()));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  return (
    <Suspense>
      <Frame content={content} path={path}>
        <Shown screen={loadScreen(path)} />
        <StartBehavior />
      </Frame>
    </Suspense>
  );
}
