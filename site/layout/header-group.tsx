import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useCurrentPath } from '../navigation/current-path.ts';
import { Link } from '../navigation/link.tsx';
import { classes } from '../ui/classes.ts';
import { chevronDown } from '../ui/icon-drawings.ts';
import { Icon } from '../ui/icon.tsx';
import * as styles from './header.module.css';
import { isActive } from './is-active.ts';
import type { ChildWords } from './site-words.ts';

export interface HeaderGroupProps {
  name: string;
  link: string;
  links: ChildWords[];
}

/** A group of the header: its name is a link, the button beside it opens its children (WAI-ARIA disclosure navigation). */
export function HeaderGroup({ name, link, links }: HeaderGroupProps) {
  const path = useCurrentPath();
  const id = useId();
  const [open, setOpen] = useState(false);
  const group = useRef<HTMLLIElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => setOpen(false), [path]);
  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event) => {
      if (!group.current?.contains(event.target as Node)) setOpen(false);
    };
    const closeOnEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    const events = ['pointerdown', 'focusin'];
    for (const event of events) document.addEventListener(event, closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      for (const event of events) document.removeEventListener(event, closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [open]);

  const hover = (event: PointerEvent, inside: boolean) => {
    if (event.pointerType === 'mouse') setOpen(inside);
  };
  const returnFocus = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) toggle.current?.focus();
  };

  return (
    <li
      ref={group}
      className={classes(styles.group, open && styles.open)}
      onPointerEnter={(event) => hover(event, true)}
      onPointerLeave={(event) => hover(event, false)}
      onKeyDown={returnFocus}
    >
      <Link
        to={link}
        className={classes(styles.link, isActive({ name, link, children: links }, path) && styles.active)}
      >
        {name}
      </Link>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-label={`${name} pages`}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon drawing={chevronDown} />
      </button>
      <ul id={id} className={classes(styles.drop, links.length > 3 && styles.wide)}>
        {links.map((child) => (
          <li key={child.link}>
            <Link to={child.link} className={styles.child}>
              <span className={styles.tile}>
                <Icon drawing={child.icon} />
              </span>
              <span>
                <b>{child.name}</b>
                {child.note && <small>{child.note}</small>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
