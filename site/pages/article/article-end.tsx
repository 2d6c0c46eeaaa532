import * as language from '#language';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Row } from '../../ui/row.tsx';
import * as styles from './article-end.module.css';

export interface ShareNetwork {
  name: string;
  /** The URL of the network's home page. */
  address: string;
  /** The shapes of its icon. */
  drawing: string;
}

interface ArticleEndProps {
  labels: { updated: string; share: string };
  tags: string[];
  /** The day of the last change that a reader should know of. */
  updated?: { date: string; isoDate: string } | undefined;
  networks: ShareNetwork[];
}

/** The end of an article: its last update, its tags, and links to social networks. */
export function ArticleEnd({ labels, tags, updated, networks }: ArticleEndProps) {
  return (
    <div className={styles.end} data-print="none">
      {updated && (
        <p className={styles.updated}>
          {labels.updated} <time dateTime={updated.isoDate}>{updated.date}</time>
        </p>
      )}
      <ul className={styles.tags} aria-label={language.tags}>
        {tags.map((tag) => (
          <li className={styles.tag} key={tag}>
            {tag}
          </li>
        ))}
      </ul>
      <Row gap={3} align="center" wrap>
        <p className={styles.share}>{labels.share}</p>
        <Row as="ul" gap={2} aria-label={labels.share}>
          {networks.map(({ name, address, drawing }) => (
            <li key={name}>
              <a
                className={styles.link}
                href={address}
                target="_blank"
                rel="noreferrer"
                aria-label={`${name} ${language.opensInNewTab}`}
              >
                <Icon drawing={drawing} />
              </a>
            </li>
          ))}
        </Row>
        {/* behaviors/copy-buttons.ts writes here, for screen readers, that a code listing was copied. */}
        <VisuallyHidden aria-live="polite" data-copy-status="" />
      </Row>
    </div>
  );
}
