import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while the document's markup is hydrated, true from the render after it. To be asked in each component that needs
 * it, never in a context above the page: a re-render above would throw away markup not yet hydrated.
 */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
