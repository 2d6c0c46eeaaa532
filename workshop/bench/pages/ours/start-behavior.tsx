import { useEffect } from 'react';
import { useCurrentPath } from '#site/navigation/current-path.ts';
import { startFrame, startPage } from './behavior.ts';

let started = false;

function Behavior() {
  useEffect(() => {
    if (!started) startFrame();
    started = true;
    return startPage();
  }, []);
  return null;
}

/** Runs what plain script does, where React runs the page: anew for each page. */
export const StartBehavior = () => <Behavior key={useCurrentPath()} />;
