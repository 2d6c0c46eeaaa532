import * as language from '#language';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Row } from '../../ui/row.tsx';
import * as styles from './article-end.module.css';

export interface ShareNetwork {
  name: string;
  /** The network's home page. */
  address: string;
  drawing: string;
}

interface ArticleEndProps {
  labels: { updated: string; share: string };
  tags: string[];
  /** The day of the last change that a reader should know of. */
  updated?: { date: string; isoDate: string } | undefined;
  networks: ShareNetwork[];
}

/** Under the text: what it was about, and the ways to pass it on. */
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
          <li className={styles.item} key={tag}>
            {tag}
          </li>
        ))}
      </ul>
      <Row gap={3} align="center" wrap>
        <p className={styles.text}>{labels.share}</p>
        <Row as="ul" gap={2} aria-label={labels.share}>
          {networks.map(({ name, address: home, drawing }) => (
            <li key={name}>
              <a
                className={styles.link}
                href={home}
                target="_blank"
                rel="noreferrer"
                aria-label={`${name} ${language.opensInNewTab}`}
              >
                <Icon drawing={drawing} />
              </a>
            </li>
          ))}
        </Row>
        {/* Said when a listing was copied: behaviors/copy-buttons.ts. */}
        <VisuallyHidden aria-live="polite" data-copy-status="" />
      </Row>
    </div>
  );
}
