/// <reference types="vite/types/importMeta.d.ts" />
import { StrictMode, useEffect, type FunctionComponent, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

export interface Hydration {
  /** The element that holds the island's markup. */
  container: Element;
  component: FunctionComponent<object>;
  props: object;
  idPrefix: string;
  /** Called once the markup answers. */
  onHydrated: () => void;
  /** Called with what the component threw; by then its markup is gone. */
  onError: (error: unknown) => void;
}

/** Lets React take over an island's markup. It is loaded with the first island of a visit: no other page needs React. */
export function hydrateIsland({
  container,
  component: Component,
  props,
  idPrefix,
  onHydrated,
  onError,
}: Hydration): Root {
  return hydrateRoot(
    container,
    <StrictMode>
      <Hydrated onHydrated={onHydrated}>
        <Component {...props} />
      </Hydrated>
    </StrictMode>,
    {
      identifierPrefix: idPrefix,
      onUncaughtError: onError,
      // A translator or an extension has changed the markup: React has rendered it anew, and nobody can do more.
      ...(import.meta.env.PROD && { onRecoverableError: () => undefined }),
    },
  );
}

/** Its effect runs after those of its children: then their listeners stand. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}
