import { CaseCovers, type CaseCoversProps } from '../sections/case-covers.tsx';
import { HowTold, type HowToldProps } from '../sections/how-told.tsx';
import { PictureHero, type PictureHeroProps } from '../sections/picture-hero.tsx';

export interface CaseStudiesPageProps {
  hero: PictureHeroProps;
  covers: CaseCoversProps;
  how: HowToldProps;
}

export function CaseStudiesPage({ hero, covers, how }: CaseStudiesPageProps) {
  return (
    <>
      <PictureHero {...hero} />
      <CaseCovers {...covers} />
      <HowTold {...how} />
    </>
  );
}
