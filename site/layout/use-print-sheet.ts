import { useEffect } from 'react';
import address from '../styles/print.css?url&no-inline';

/** Fetches the style sheet of paper once the page answers: nobody waits for it, no document carries it. */
export function usePrintSheet() {
  useEffect(() => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', media: 'print', href: address });
    document.head.append(link);
    return () => link.remove();
  }, []);
}
