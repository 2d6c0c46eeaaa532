/// <reference types="vite/types/importMeta.d.ts" />
import { StrictMode, useEffect, useLayoutEffect, useState, type FunctionComponent, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { keepTyped } from './keep-typed.ts';

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
      <Hydrated container={container} onHydrated={onHydrated}>
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

interface HydratedProps extends Pick<Hydration, 'container' | 'onHydrated'> {
  children: ReactNode;
}

/** Its effects run after those of its children: then their listeners stand. */
function Hydrated({ container, onHydrated, children }: HydratedProps) {
  // Taken while React renders, which is the last moment before markup that it renders anew gives way.
  const [restore] = useState(() => keepTyped(container));
  useLayoutEffect(restore, [restore]);
  useEffect(onHydrated, [onHydrated]);
  return children;
}
