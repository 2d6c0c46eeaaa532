import { WordHero, type WordHeroProps } from './word-hero.tsx';

/** The specification asks for a page that shows one word. */
export function TeamPage(props: WordHeroProps) {
  return <WordHero {...props} />;
}
