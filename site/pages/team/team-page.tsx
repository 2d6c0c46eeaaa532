import { WordOpening, type WordOpeningProps } from './word-opening.tsx';

type TeamPageProps = WordOpeningProps;

/** The specification asks for a page that shows one word. */
export function TeamPage(props: TeamPageProps) {
  return <WordOpening {...props} />;
}
