import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { arrowLeft } from '../../ui/icons/arrow-left.ts';
import { arrowRight } from '../../ui/icons/arrow-right.ts';
import { Icon } from '../../ui/icon.tsx';
import { Row } from '../../ui/row.tsx';
import * as scripted from '../../ui/scripted.module.css';
import * as styles from './pager.module.css';

interface PagerProps {
  /** From 0. */
  page: number;
  pages: number;
  onTurn: (page: number) => void;
}

/** Back and forward through a list's pages; both ends are closed. */
export function Pager({ page, pages, onTurn }: PagerProps) {
  return (
    <div className={classes(scripted.scripted, styles.pager)} data-print="none">
      <Button look="outlined" className={styles.turn} disabled={page === 0} onClick={() => onTurn(page - 1)}>
        <Icon drawing={arrowLeft} />
        Previous Page
      </Button>
      <p className={styles.at}>
        <Row as="span" gap={2} aria-hidden="true">
          {Array.from({ length: pages }, (_, step) => (
            <i key={step} className={classes(styles.sign, step === page && styles.here)} />
          ))}
        </Row>
        <span>{`Page ${page + 1} of ${pages}`}</span>
      </p>
      <Button look="filled" className={styles.turn} disabled={page === pages - 1} onClick={() => onTurn(page + 1)}>
        Next Page
        <Icon drawing={arrowRight} />
      </Button>
    </div>
  );
}
