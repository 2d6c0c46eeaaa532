import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { currentAddress } from './address.ts';
import { loadScreen, type Screen } from './load-screen.ts';
import { isReleaseStale, reloadOnce } from './stale-release.ts';
import { arriveAt, scrollToAnchor } from './arrive.ts';

/** The screen of the address in the address bar, beginning with `first`. `build` is the release that runs. */
export function useScreen(first: Screen, build: string): Screen {
  const [screen, setScreen] = useState(first);
  const latest = useRef(first.address);

  useEffect(() => {
    const follow = async () => {
      const address = currentAddress(location);
      const samePage = address.path === latest.current.path;
      latest.current = address;
      if (samePage) return scrollToAnchor(address.anchor);

      document.documentElement.dataset['loading'] = '';
      const next = await loadScreen(address);
      if (latest.current !== address) return;
      delete document.documentElement.dataset['loading'];
      const stale = 'error' in next ? await isReleaseStale(next.error, build) : next.data.build !== build;
      if (stale && reloadOnce(build)) return;
      if ('error' in next) console.error(next.error);
      startTransition(() => setScreen(next));
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [build]);

  useLayoutEffect(() => {
    if (screen !== first) arriveAt(screen);
  }, [screen, first]);

  return screen;
}
