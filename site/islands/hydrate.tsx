/// <reference types="vite/types/importMeta.d.ts" />
import { StrictMode, useEffect, useLayoutEffect, useState, type FunctionComponent, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { preserveInput } from './preserve-input.ts';

interface Hydration {
  /** The element that holds the island's markup. */
  container: Element;
  component: FunctionComponent<object>;
  props: object;
  idPrefix: string;
  /** Called once the markup handles events. */
  onHydrated: () => void;
  /** Called with what the component threw; React has removed its markup by then. */
  onError: (error: unknown) => void;
}

/** Hydrates an island's markup. This file is loaded with the first island of a visit: pages without islands never load React. */
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
      // A translator or an extension has changed the markup, and React has already recovered by rendering it again.
      ...(import.meta.env.PROD && { onRecoverableError: () => undefined }),
    },
  );
}

interface HydratedProps extends Pick<Hydration, 'container' | 'onHydrated'> {
  children: ReactNode;
}

/** Its effects run after those of its children, when their listeners are attached. */
function Hydrated({ container, onHydrated, children }: HydratedProps) {
  // During render, since afterward markup that React had to render again has been replaced.
  const [restore] = useState(() => preserveInput(container));
  useLayoutEffect(restore, [restore]);
  useEffect(onHydrated, [onHydrated]);
  return children;
}
