import { Button } from '../../ui/button.tsx';
import { check } from '../../ui/icons/check.ts';
import { linkChain } from '../../ui/icons/link-chain.ts';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import * as styles from './article-end.module.css';
import { useCopied } from './use-copied.ts';

export interface ShareNetwork {
  name: string;
  /** The network's home page. */
  address: string;
  drawing: string;
}

export interface ArticleEndProps {
  tags: string[];
  share: string;
  networks: ShareNetwork[];
  /** The complete plain address that Copy link copies. */
  address: string;
}

/** Under the text: what it was about, and the ways to pass it on. */
export function ArticleEnd({ tags, share, networks, address }: ArticleEndProps) {
  const { copied, copy } = useCopied();
  return (
    <div className={styles.end}>
      <ul className={styles.tags} aria-label="Tags">
        {tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
      <div className={styles.share}>
        <p>{share}</p>
        <ul aria-label={share}>
          {networks.map(({ name, address: home, drawing }) => (
            <li key={name}>
              <a href={home} target="_blank" rel="noreferrer" aria-label={`${name} (opens in a new tab)`}>
                <Icon drawing={drawing} />
              </a>
            </li>
          ))}
        </ul>
        <Button look="outlined" small className={styles.copy} onClick={(event) => copy(event.currentTarget, address)}>
          <Icon drawing={copied ? check : linkChain} />
          <span>{copied ? 'Copied' : 'Copy link'}</span>
        </Button>
        <VisuallyHidden aria-live="polite">{copied && 'Link copied'}</VisuallyHidden>
      </div>
    </div>
  );
}
