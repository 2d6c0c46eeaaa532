import { CaseCovers, type CaseCoversProps } from './case-covers.tsx';
import { PictureHero, type PictureHeroProps } from '../../sections/picture-hero.tsx';
import { HowTold, type HowToldProps } from './how-told.tsx';

interface CaseStudiesPageProps {
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
