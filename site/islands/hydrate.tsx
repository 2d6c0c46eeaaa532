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
  /** Called with the error that the component threw; React has removed its markup by then. */
  onError: (error: unknown) => void;
}

/** Hydrates an island's markup. This file is loaded with the first `<Island>` of a visit: other pages load no React. */
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

/** Reports that its children are hydrated: its effects run after theirs, when their listeners are attached. */
function Hydrated({ container, onHydrated, children }: HydratedProps) {
  // Must run during render: afterward, markup that React had to render again has been replaced.
  const [restoreInput] = useState(() => preserveInput(container));
  useLayoutEffect(restoreInput, [restoreInput]);
  useEffect(onHydrated, [onHydrated]);
  return children;
}
