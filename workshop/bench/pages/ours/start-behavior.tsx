import { useEffect } from 'react';
import { useCurrentPath } from '#site/navigation/current-path.ts';
import { startFrame, startIslands, startPage } from './behavior.ts';

let hasStarted = false;

function Behavior() {
  useEffect(() => {
    if (!hasStarted) startFrame();
    hasStarted = true;
    const stops = [startPage(), startIslands()];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return null;
}

/** Runs plain scripts where React renders the page, again for each page. */
export const StartBehavior = () => <Behavior key={useCurrentPath()} />;
