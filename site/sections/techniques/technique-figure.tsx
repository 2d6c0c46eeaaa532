import { EntityFigure } from './entity-figure.tsx';
import { FeelingFigure } from './feeling-figure.tsx';
import { KeywordFigure } from './keyword-figure.tsx';
import { StemFigure } from './stem-figure.tsx';
import { SummaryFigure } from './summary-figure.tsx';
import type { TechniqueFinds } from './technique-finds.ts';
import { TopicFigure } from './topic-figure.tsx';

interface TechniqueFigureProps {
  /** Of the technique, from 1 to 6. */
  number: number;
  finds: TechniqueFinds;
  /** On the plate of the technique that a page is about. */
  isLead?: boolean;
}

/** What one technique takes from a text, drawn the way it works. */
export function TechniqueFigure({ number, finds, isLead }: TechniqueFigureProps) {
  switch (number) {
    case 1:
      return <StemFigure words={finds.stems} />;
    case 2:
      return <KeywordFigure words={finds.keywords} />;
    case 3:
      return <EntityFigure entities={finds.entities} />;
    case 4:
      return <TopicFigure topics={finds.topics} />;
    case 5:
      return <SummaryFigure summary={finds.summary} />;
    default:
      return <FeelingFigure {...finds.feelings} upright={isLead} />;
  }
}
