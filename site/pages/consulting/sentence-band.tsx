import { Band } from '../../ui/band.tsx';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { above } from '../../ui/space.ts';
import * as styles from './sentence-band.module.css';

export interface SentenceBandProps {
  sentence: string;
  text: string;
}

/** One sentence in oversized type. */
export function SentenceBand({ sentence, text }: SentenceBandProps) {
  return (
    <Band background="mist">
      <Wrap>
        <Title as="h2" size="display" color="pine" className={styles.sentence}>
          {sentence}
        </Title>
        <Text size="lead" className={above(8)} measure="long">
          {text}
        </Text>
      </Wrap>
    </Band>
  );
}
