import { Definitions } from '../../ui/definitions.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Band } from '../../ui/band.tsx';
import { Wrap } from '../../ui/wrap.tsx';

interface RuledDeliverablesProps {
  heading: string;
  text: string;
  items: { title: string; text: string }[];
}

/** The deliverables in ruled rows, each with a name and a line of text. */
export function RuledDeliverables({ heading, text, items }: RuledDeliverablesProps) {
  return (
    <Band>
      <Wrap split={5} from="wide">
        <SectionHead heading={heading} text={text} />
        <Definitions layout="beside" items={items.map((item) => ({ term: item.title, text: item.text }))} />
      </Wrap>
    </Band>
  );
}
