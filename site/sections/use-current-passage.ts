import { useEffect, useState } from 'react';

/** The id of the last of these elements, in their order on the page, whose top has passed the window's upper third. */
export function useCurrentPassage(ids: string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const joined = ids.join(' ');
  useEffect(() => {
    const passages = joined.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    // Far beyond the top: what has scrolled out upwards has passed as well.
    const observer = new IntersectionObserver(
      () => {
        const passed = passages.filter((passage) => passage.getBoundingClientRect().top < innerHeight / 3);
        setCurrent((passed.at(-1) ?? passages[0])?.id);
      },
      { rootMargin: '99999px 0px -66%' },
    );
    for (const passage of passages) observer.observe(passage);
    return () => observer.disconnect();
  }, [joined]);
  return current;
}
