import type { ChurchDirectoryContent } from '#content/schema/church-directory.ts';
import { CarePhones } from '../sections/products/care-phones.tsx';
import { CaseRow } from '../sections/products/case-row.tsx';
import { Pricing } from '../sections/pricing.tsx';
import { AnswerColumns } from '../sections/expertise/answer-columns.tsx';
import type { NamedLink } from '../sections/named-link.ts';
import { OfficeDesk } from '../sections/products/office-desk.tsx';
import { PewsHero } from '../sections/products/pews-hero.tsx';
import { PlumeScreen } from '../sections/products/plume-screen.tsx';
import { PrintedPages } from '../sections/products/printed-pages.tsx';
import { SharingTable } from '../sections/products/sharing-table.tsx';
import { TileDeliverables } from '../sections/products/tile-deliverables.tsx';

export interface ChurchDirectoryPageProps extends Omit<ChurchDirectoryContent, 'title' | 'description'> {
  parent: NamedLink;
}

export function ChurchDirectoryPage(words: ChurchDirectoryPageProps) {
  const { opening, sharing, desk, care, print, deliverables, pricing, questions, case: story, ...hero } = words;
  return (
    <>
      <PewsHero {...hero} />
      <PlumeScreen {...opening} />
      <SharingTable {...sharing} />
      <OfficeDesk {...desk} />
      <CarePhones {...care} />
      <PrintedPages {...print} />
      <TileDeliverables {...deliverables} />
      <Pricing {...pricing} />
      <AnswerColumns {...questions} />
      <CaseRow {...story} />
    </>
  );
}
