import { Icon } from '../ui/icon.tsx';
import * as styles from './social-icons.module.css';
import type { SocialContent } from './layout-content.ts';

/** Links to the company's profiles in social networks, as icons. */
export function SocialIcons({ networks }: { networks: SocialContent[] }) {
  if (networks.length === 0) return null;
  return (
    <ul className={styles.social}>
      {networks.map(({ name, icon, url }) => (
        <li key={name}>
          <a href={url} target="_blank" rel="noreferrer" aria-label={name} className={styles.network}>
            <Icon drawing={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}
