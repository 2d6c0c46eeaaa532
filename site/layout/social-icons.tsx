import { facebook } from '../ui/icons/facebook.ts';
import { linkedin } from '../ui/icons/linkedin.ts';
import { twitter } from '../ui/icons/twitter.ts';
import { Icon } from '../ui/icon.tsx';
import * as styles from './footer.module.css';
import type { SocialAddresses } from './layout-content.ts';

export function SocialIcons({ addresses }: { addresses: SocialAddresses }) {
  const networks = [
    { name: 'Facebook', drawing: facebook, address: addresses.facebook },
    { name: 'Twitter', drawing: twitter, address: addresses.twitter },
    { name: 'LinkedIn', drawing: linkedin, address: addresses.linkedin },
  ];
  return (
    <ul className={styles.social}>
      {networks.map(({ name, drawing, address }) => (
        <li key={name}>
          <a href={address} target="_blank" rel="noreferrer" aria-label={name}>
            <Icon drawing={drawing} />
          </a>
        </li>
      ))}
    </ul>
  );
}
