import { Band } from '../../ui/band.tsx';
import { Mark } from '../../ui/mark.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './client-strip.module.css';

export interface ClientStripProps {
  heading: string;
  /** `mark` is the address of a symbol in a sprite. */
  clients: { name: string; mark: string }[];
}

/** Who we work for: two lines of wordmarks. */
export function ClientStrip({ heading, clients }: ClientStripProps) {
  return (
    <Band className={styles.clients}>
      <Wrap split={4} from="wide" className={styles.wrap}>
        <Title as="h2" size="smallTitle">
          {heading}
        </Title>
        <ul className={styles.list}>
          {clients.map(({ name, mark }) => (
            <li className={styles.item} key={name}>
              <Mark address={mark} />
              {name}
            </li>
          ))}
        </ul>
      </Wrap>
    </Band>
  );
}
