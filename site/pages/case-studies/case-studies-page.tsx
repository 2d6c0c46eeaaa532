import { CaseCovers, type CaseCoversProps } from './case-covers.tsx';
import { PictureHero, type PictureHeroProps } from '../../sections/picture-hero.tsx';
import { OtherCases, type OtherCasesProps } from './other-cases.tsx';
import { ReadingNote, type ReadingNoteProps } from './reading-note.tsx';

interface CaseStudiesPageProps {
  hero: PictureHeroProps;
  covers: CaseCoversProps;
  others?: OtherCasesProps;
  how: ReadingNoteProps;
}

export function CaseStudiesPage({ hero, covers, others, how }: CaseStudiesPageProps) {
  return (
    <>
      <PictureHero {...hero} />
      <CaseCovers {...covers} />
      {others && <OtherCases {...others} />}
      <ReadingNote {...how} />
    </>
  );
}
