import type { JjKitContent } from '#content/schema/jj-kit.ts';
import { Burndown } from '../sections/products/burndown.tsx';
import { CaseRow } from '../sections/products/case-row.tsx';
import { MinutesSheet } from '../sections/products/minutes-sheet.tsx';
import { Pricing } from '../sections/pricing.tsx';
import { AnswerColumns } from '../sections/expertise/answer-columns.tsx';
import type { NamedLink } from '../sections/named-link.ts';
import { PocketCard } from '../sections/products/pocket-card.tsx';
import { ProductHero } from '../sections/products/product-hero.tsx';
import { SprintBoard } from '../sections/products/sprint-board.tsx';
import { StairCards } from '../sections/products/stair-cards.tsx';

export interface JjKitPageProps extends Omit<JjKitContent, 'title' | 'description'> {
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
  case: story,
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
      <Pricing {...pricing} />
      <AnswerColumns {...questions} />
      <CaseRow {...story} />
    </>
  );
}
