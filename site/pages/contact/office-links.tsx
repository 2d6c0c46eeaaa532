import * as language from '#language';
import { AddressText } from '../../ui/address-text.tsx';
import { external } from '../../ui/icons/external.ts';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import * as styles from './office-row.module.css';

export interface OfficeLinksProps {
  /** Completes, for screen readers, the links whose text is the same for every office. */
  officeName: string;
  /** `icon` has the shapes of the icon. */
  links: { icon: string; text: string; href: string; download?: boolean }[];
  /** The link to the map service; undefined if a map beside the links has it among its buttons. */
  serviceLink?: { text: string; href: string };
}

/** The ways to reach an office: phone, e-mail, contact card and, unless a map has it, the link to the map service. */
export function OfficeLinks({ officeName, links, serviceLink }: OfficeLinksProps) {
  const officeSuffix = ` ${language.placePreposition} ${officeName}`;
  return (
    <ul className={styles.links}>
      {links.map(({ icon, text, href, download }) => (
        <li className={styles.item} key={href}>
          <a className={styles.link} href={href} download={download}>
            <Icon drawing={icon} />
            <span>
              <AddressText text={text} />
              {download && <VisuallyHidden>{officeSuffix}</VisuallyHidden>}
            </span>
          </a>
        </li>
      ))}
      {serviceLink && (
        <li className={styles.item}>
          <a className={styles.link} href={serviceLink.href} target="_blank" rel="noreferrer">
            <Icon drawing={external} />
            <span>
              {serviceLink.text}
              <VisuallyHidden>{`${officeSuffix} ${language.opensInNewTab}`}</VisuallyHidden>
            </span>
          </a>
        </li>
      )}
    </ul>
  );
}
