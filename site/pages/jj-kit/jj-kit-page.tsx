import type { JjKitContent } from './page.ts';
import { Burndown } from './burndown.tsx';
import { CaseRow } from '../../sections/case-row.tsx';
import { MinutesSheet } from './minutes-sheet.tsx';
import { Pricing } from '../../sections/pricing.tsx';
import { AnswerColumns } from '../../sections/answer-columns.tsx';
import type { NamedLink } from '../../sections/named-link.ts';
import { PocketCard } from './pocket-card.tsx';
import { ProductHero } from '../../sections/product-hero.tsx';
import { SprintBoard } from './sprint-board.tsx';
import { StairCards } from './stair-cards.tsx';

interface JjKitPageProps extends Omit<JjKitContent, 'title' | 'description'> {
  parent: NamedLink;
}

export function JjKitPage({
  board,
  pocket,
  burndown,
  review,
  deliverables,
  pricing,
  questions,
  case: caseStudy,
  ...hero
}: JjKitPageProps) {
  return (
    <>
      <ProductHero {...hero} layout="upperRight" />
      <SprintBoard {...board} />
      <PocketCard {...pocket} />
      <Burndown {...burndown} />
      <MinutesSheet {...review} />
      <StairCards {...deliverables} />
      <Pricing {...pricing} look="cards" />
      <AnswerColumns {...questions} background="sky" />
      <CaseRow {...caseStudy} />
    </>
  );
}
