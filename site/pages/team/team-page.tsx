import { WordHero, type WordHeroProps } from './word-hero.tsx';

type TeamPageProps = WordHeroProps;

/** The specification asks for a page that shows one word. */
export function TeamPage(props: TeamPageProps) {
  return <WordHero {...props} />;
}
