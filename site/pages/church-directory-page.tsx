import type { ChurchDirectoryWords } from '#content/schema/church-directory.ts';
import { CarePhones } from '../sections/care-phones.tsx';
import { CaseRow } from '../sections/case-row.tsx';
import type { NamedLink } from '../sections/named-link.ts';
import { PewsHero } from '../sections/pews-hero.tsx';
import { PlumeScreen } from '../sections/plume-screen.tsx';
import { PrintedPages } from '../sections/printed-pages.tsx';
import { SharingTable } from '../sections/sharing-table.tsx';
import { TileDeliverables } from '../sections/tile-deliverables.tsx';

export interface ChurchDirectoryPageProps extends Omit<ChurchDirectoryWords, 'title' | 'description'> {
  parent: NamedLink;
}

export function ChurchDirectoryPage(words: ChurchDirectoryPageProps) {
  const { opening, sharing, care, print, deliverables, case: story, ...hero } = words;
  return (
    <>
      <PewsHero {...hero} />
      <PlumeScreen {...opening} />
      <SharingTable {...sharing} />
      <CarePhones {...care} />
      <PrintedPages {...print} />
      <TileDeliverables {...deliverables} />
      <CaseRow {...story} />
    </>
  );
}
