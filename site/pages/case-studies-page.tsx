import { CaseCovers, type CaseCoversProps } from '../sections/case-covers.tsx';
import { CaseHero, type CaseHeroProps } from '../sections/case-hero.tsx';
import { HowTold, type HowToldProps } from '../sections/how-told.tsx';

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
