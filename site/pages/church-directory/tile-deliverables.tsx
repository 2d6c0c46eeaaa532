import { PlumeTile } from '../../ui/plume-tile.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Band } from '../../ui/band.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { above } from '../../ui/space.ts';
import { Columns } from '../../ui/columns.tsx';
import * as styles from './tile-deliverables.module.css';

interface TileDeliverablesProps {
  heading: string;
  text: string;
  /** `icon` has the shapes of the icon. */
  items: { title: string; text: string; icon: string }[];
}

/** The deliverables in two ruled columns, each with a plume tile. */
export function TileDeliverables({ heading, text, items }: TileDeliverablesProps) {
  return (
    <Band background="mist">
      <Wrap>
        <SectionHead heading={heading} text={text} />
        <Columns as="ul" gap={[0, 20]} className={styles.list}>
          {items.map((item) => (
            <li className={styles.item} key={item.title}>
              <PlumeTile background="pine" className={styles.tile}>
                <Icon drawing={item.icon} />
              </PlumeTile>
              <Title as="h3" size="smallTitle">
                {item.title}
              </Title>
              <Text color="quiet" className={above(1)}>
                {item.text}
              </Text>
            </li>
          ))}
        </Columns>
      </Wrap>
    </Band>
  );
}
