import type { ChurchDirectoryContent } from './page.ts';
import { CarePhones } from './care-phones.tsx';
import { CaseRow } from '../../sections/case-row.tsx';
import { Pricing } from '../../sections/pricing.tsx';
import { AnswerColumns } from '../../sections/answer-columns.tsx';
import type { NamedLink } from '../../sections/named-link.ts';
import { OfficeDesk } from './office-desk.tsx';
import { PewsHero } from './pews-hero.tsx';
import { PlumeScreen } from './plume-screen.tsx';
import { PrintedPages } from './printed-pages.tsx';
import { SharingTable } from './sharing-table.tsx';
import { TileDeliverables } from './tile-deliverables.tsx';

interface ChurchDirectoryPageProps extends Omit<ChurchDirectoryContent, 'title' | 'description'> {
  parent: NamedLink;
}

export function ChurchDirectoryPage(content: ChurchDirectoryPageProps) {
  const { opening, sharing, desk, care, print, deliverables, pricing, questions, case: caseStudy, ...hero } = content;
  return (
    <>
      <PewsHero {...hero} />
      <PlumeScreen {...opening} />
      <SharingTable {...sharing} />
      <OfficeDesk {...desk} />
      <CarePhones {...care} />
      <PrintedPages {...print} />
      <TileDeliverables {...deliverables} />
      <Pricing {...pricing} look="index" />
      <AnswerColumns {...questions} background="pine" />
      <CaseRow {...caseStudy} />
    </>
  );
}
