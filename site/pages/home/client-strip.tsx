import { Band } from '../../ui/band.tsx';
import { Mark } from '../../ui/mark.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './client-strip.module.css';

export interface ClientStripProps {
  heading: string;
  /** `mark` is the address of a symbol in a sprite. */
  clients: { name: string; mark: string; setting?: 'capitals' | 'stacked' | 'light' | undefined }[];
}

/** Our clients' logos, each with its name as that client writes it. */
export function ClientStrip({ heading, clients }: ClientStripProps) {
  return (
    <Band className={styles.clients}>
      <Wrap>
        <Title as="h2" size="smallTitle">
          {heading}
        </Title>
        <ul className={styles.list}>
          {clients.map(({ name, mark, setting }) => (
            <li className={styles.item} key={name}>
              <Mark address={mark} className={styles.mark} />
              <span className={setting && styles[setting]}>{name.replaceAll('& ', '&\u00A0')}</span>
            </li>
          ))}
        </ul>
      </Wrap>
    </Band>
  );
}
