import { useEffect, useRef } from 'react';
import { classes } from '../../ui/classes.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import * as styles from './article-body.module.css';
import * as code from './article-code.module.css';
import * as figures from './article-figures.module.css';
import * as tables from './article-tables.module.css';
import { useCopied } from './use-copied.ts';

/** An article's text, rendered at build. Its Copy buttons are answered here. */
export function ArticleBody({ html }: { html: string }) {
  const body = useRef<HTMLDivElement>(null);
  const { copied, copy } = useCopied();

  useEffect(() => {
    const element = body.current;
    const copyCode = ({ target }: MouseEvent) => {
      const button = (target as Element).closest<HTMLElement>('[data-copy]');
      const text = button?.closest('figure')?.querySelector('code')?.textContent;
      if (button && text) copy(button, text);
    };
    element?.addEventListener('click', copyCode);
    return () => element?.removeEventListener('click', copyCode);
  });

  return (
    <>
      <div
        ref={body}
        data-body="text"
        className={classes(styles.body, code.code, figures.figures, tables.tables)}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <VisuallyHidden aria-live="polite">{copied && 'Code copied'}</VisuallyHidden>
    </>
  );
}
