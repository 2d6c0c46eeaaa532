import * as language from '#language';
import { listPagePath } from '../../navigation/address.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { arrowLeft } from '../../ui/icons/arrow-left.ts';
import { arrowRight } from '../../ui/icons/arrow-right.ts';
import { retry as retryDrawing } from '../../ui/icons/retry.ts';
import { Icon } from '../../ui/icon.tsx';
import { Row } from '../../ui/row.tsx';
import * as scripted from '../../ui/scripted.module.css';
import type { Pagination } from './pagination.ts';
import * as styles from './pager.module.css';
import { PagerButton } from './pager-button.tsx';

export interface PagerProps {
  pagination: Pagination;
  /** The message if another page cannot be loaded. */
  failure: string;
  /** The label of the button beside the message `failure`. */
  retry: string;
}

/** A list with more pages than this has no dots: the text alone gives the position. */
const maxDots = 9;

/** Back and forward through a list's pages; disabled at both ends. */
export function Pager({ pagination: { listPath, pageNumber, pageCount }, failure, retry }: PagerProps) {
  const pathOf = (target: number) => (target < 1 || target > pageCount ? undefined : listPagePath(listPath, target));
  return (
    <div className={styles.pager} data-print="none">
      <PagerButton path={pathOf(pageNumber - 1)} rel="prev" look="outlined" name={language.previousPage}>
        <Icon drawing={arrowLeft} />
        {language.previousPage}
      </PagerButton>
      <p className={styles.position}>
        {pageCount <= maxDots && (
          <Row as="span" gap={2} aria-hidden="true">
            {Array.from({ length: pageCount }, (_, index) => (
              <i key={index} className={classes(styles.dot, index + 1 === pageNumber && styles.current)} />
            ))}
          </Row>
        )}
        <span>{language.pagePosition(pageNumber, pageCount)}</span>
      </p>
      <PagerButton path={pathOf(pageNumber + 1)} rel="next" look="filled" name={language.nextPage}>
        {language.nextPage}
        <Icon drawing={arrowRight} />
      </PagerButton>
      <div hidden data-list-failure="" role="alert" className={classes(scripted.scripted, styles.failure)}>
        {failure}
        {/* list-paging.ts sets its `form` attribute to the form whose page could not be loaded. */}
        <Button type="submit" look="outlined" small>
          <Icon drawing={retryDrawing} />
          {retry}
        </Button>
      </div>
    </div>
  );
}
