import type { ReactNode } from 'react';
import { plainHref } from '../../navigation/address.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import type { ButtonLook } from '../../ui/button-look.ts';
import { classes } from '../../ui/classes.ts';
import * as scripted from '../../ui/scripted.module.css';
import * as styles from './pager.module.css';

interface PagerButtonProps extends ButtonLook {
  /** The path of the page that the button opens; if undefined, the button is disabled. */
  path: string | undefined;
  rel: 'prev' | 'next';
  /** The form's accessible name, equal to the button's text: screen reader users jump from form to form. */
  name: string;
  children: ReactNode;
}

/**
 * The button to another page of a list: a form, which the browser submits to the page's document if the script fails.
 * Without scripts there is a link instead, which search engines follow.
 */
export function PagerButton({ path, rel, look, name, children }: PagerButtonProps) {
  const buttonProps = { look, className: styles.button, children };
  if (!path) return <Button {...buttonProps} disabled />;
  return (
    <>
      <ButtonLink {...buttonProps} to={path} rel={rel} className={classes(styles.button, styles.link)} />
      <form
        id={rel}
        aria-label={name}
        action={plainHref(path)}
        data-list-page={path}
        className={classes(scripted.scripted, styles.form)}
      >
        <Button {...buttonProps} type="submit" />
      </form>
    </>
  );
}
