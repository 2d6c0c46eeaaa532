import { useEffect } from 'react';
import { useCurrentPath } from '#site/navigation/current-path.ts';
import { startFrame, startIslands, startPage } from './behavior.ts';

let started = false;

function Behavior() {
  useEffect(() => {
    if (!started) startFrame();
    started = true;
    const stops = [startPage(), startIslands()];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return null;
}

/** Runs plain scripts where React renders the page: again for each page. */
export const StartBehavior = () => <Behavior key={useCurrentPath()} />;
