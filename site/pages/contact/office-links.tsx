import * as language from '#language';
import { AddressText } from '../../ui/address-text.tsx';
import { classes } from '../../ui/classes.ts';
import { external } from '../../ui/icons/external.ts';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import * as styles from './office-links.module.css';

export interface OfficeLinksProps {
  /** Completes, for screen readers, the links whose text is the same for every office. */
  officeName: string;
  links: { iconShapes: string; text: string; href: string; download?: boolean }[];
  /** The link to the map service; undefined if a map beside the links has it among its buttons. */
  mapServiceLink?: { text: string; href: string };
  className?: string | undefined;
}

/** The ways to reach an office: phone, email, contact card and, unless a map has it, the link to the map service. */
export function OfficeLinks({ officeName, links, mapServiceLink, className }: OfficeLinksProps) {
  const officeSuffix = ` ${language.placePreposition} ${officeName}`;
  return (
    <ul className={classes(styles.links, className)}>
      {links.map(({ iconShapes, text, href, download }) => (
        <li className={styles.item} key={href}>
          <a className={styles.link} href={href} download={download}>
            <Icon drawing={iconShapes} />
            <span>
              <AddressText text={text} />
              {download && <VisuallyHidden>{officeSuffix}</VisuallyHidden>}
            </span>
          </a>
        </li>
      ))}
      {mapServiceLink && (
        <li className={styles.item}>
          <a className={styles.link} href={mapServiceLink.href} target="_blank" rel="noreferrer">
            <Icon drawing={external} />
            <span>
              {mapServiceLink.text}
              <VisuallyHidden>{`${officeSuffix} ${language.opensInNewTab}`}</VisuallyHidden>
            </span>
          </a>
        </li>
      )}
    </ul>
  );
}
