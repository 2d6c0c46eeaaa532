import { classes } from '../../ui/classes.ts';
import * as styles from './article-body.module.css';
import * as charts from './article-charts.drawing.module.css';
import * as code from './article-code.module.css';
import * as figures from './article-figures.drawing.module.css';
import * as headings from './article-headings.module.css';
import * as notes from './article-notes.module.css';
import * as tables from './article-tables.module.css';

/** An article's text, rendered from its Markdown. */
export function ArticleBody({ html }: { html: string }) {
  return (
    <div
      data-deferred-layout=""
      className={classes(
        styles.body,
        headings.headings,
        charts.charts,
        code.code,
        figures.figures,
        notes.notes,
        tables.tables,
      )}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
