import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { currentAddress, hashHref } from './address.ts';
import { loadScreen, type Screen } from './load-screen.ts';
import { isReleaseStale, reloadOnce } from './stale-release.ts';
import { arriveAt, scrollToAnchor } from './arrive.ts';

export interface ScreenOptions {
  /** The release that runs. */
  build: string;
  /** The title of a screen that tells of an error. */
  errorTitle: string;
}

/** The screen on show, beginning with `first`, and the path in the address bar, which is ahead of it while a page loads. */
export function useScreen(first: Screen, { build, errorTitle }: ScreenOptions): { screen: Screen; path: string } {
  const [screen, setScreen] = useState(first);
  const [path, setPath] = useState(first.address.path);
  const shown = useRef(first);
  const wanted = useRef(first.address);

  useEffect(() => {
    const { dataset } = document.documentElement;
    const follow = async () => {
      const address = currentAddress(location);
      wanted.current = address;
      setPath(address.path);
      if (address.path === shown.current.address.path && !('error' in shown.current)) {
        delete dataset['loading'];
        return scrollToAnchor(address.anchor);
      }
      dataset['loading'] = '';
      const next = await loadScreen(address);
      if (wanted.current !== address) return;
      delete dataset['loading'];
      const stale = 'error' in next ? await isReleaseStale(next.error, build) : next.data.build !== build;
      if (stale && reloadOnce(build)) return;
      if ('error' in next) console.error(next.error);
      shown.current = next;
      startTransition(() => setScreen(next));
    };
    addEventListener('popstate', follow);
    // The address may have changed before anybody listened.
    const { path: begun, anchor } = shown.current.address;
    if (location.hash !== hashHref(begun, anchor).slice(1)) void follow();
    return () => removeEventListener('popstate', follow);
  }, [build]);

  useLayoutEffect(() => {
    if (screen !== first) arriveAt(screen, errorTitle);
  }, [screen, first, errorTitle]);

  return { screen, path };
}
