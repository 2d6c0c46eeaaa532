import { CaseCovers, type CaseCoversProps } from '../sections/case-studies/case-covers.tsx';
import { CaseHero, type CaseHeroProps } from '../sections/case-studies/case-hero.tsx';
import { HowTold, type HowToldProps } from '../sections/case-studies/how-told.tsx';

export interface CaseStudiesPageProps {
  hero: CaseHeroProps;
  covers: CaseCoversProps;
  how: HowToldProps;
}

export function CaseStudiesPage({ hero, covers, how }: CaseStudiesPageProps) {
  return (
    <>
      <CaseHero {...hero} />
      <CaseCovers {...covers} />
      <HowTold {...how} />
    </>
  );
}
