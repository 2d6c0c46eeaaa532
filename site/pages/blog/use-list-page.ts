import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

const keptPage = () => (history.state as { listPage?: number } | null)?.listPage ?? 0;

/**
 * Which of `pages` pages of a list is on show, from 0, and how to show another. The entry in the browser's history keeps
 * it: whoever reads an article and goes Back is where they were, whoever comes by a link begins at the first.
 */
export function useListPage(pages: number): [number, (page: number) => void] {
  // The document that is hydrated shows the first page.
  const kept = useSyncExternalStore(never, keptPage, () => 0);
  const [chosen, setChosen] = useState<number>();
  const show = (to: number) => {
    history.replaceState({ listPage: to }, '');
    setChosen(to);
  };
  return [chosen ?? Math.min(kept, pages - 1), show];
}
