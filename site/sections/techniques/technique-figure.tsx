import { EntityFigure } from './entity-figure.tsx';
import { FeelingFigure } from './feeling-figure.tsx';
import { KeywordFigure } from './keyword-figure.tsx';
import { StemFigure } from './stem-figure.tsx';
import { SummaryFigure } from './summary-figure.tsx';
import type { TechniqueFinds } from './technique-finds.ts';
import { TopicFigure } from './topic-figure.tsx';

interface TechniqueFigureProps {
  /** The technique's number in content/techniques.yaml, from 1 to 6. */
  number: number;
  finds: TechniqueFinds;
  /** Whether the page is about this technique, which then has more room. */
  isLead?: boolean;
}

/** The results of one technique for a text, drawn to show how the technique works. */
export function TechniqueFigure({ number, finds, isLead }: TechniqueFigureProps) {
  switch (number) {
    case 1:
      return <StemFigure stems={finds.stems} />;
    case 2:
      return <KeywordFigure keywords={finds.keywords} />;
    case 3:
      return <EntityFigure entities={finds.entities} />;
    case 4:
      return <TopicFigure topics={finds.topics} />;
    case 5:
      return <SummaryFigure summary={finds.summary} />;
    default:
      return <FeelingFigure {...finds.feelings} vertical={isLead} />;
  }
}
