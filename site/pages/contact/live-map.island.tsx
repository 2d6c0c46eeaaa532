import { useEffect, useRef, useState } from 'react';
import * as language from '#language';
import { Button } from '../../ui/button.tsx';
import { buttonClasses } from '../../ui/button-look.ts';
import { classes } from '../../ui/classes.ts';
import { external } from '../../ui/icons/external.ts';
import { map as folded } from '../../ui/icons/map.ts';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import * as scripted from '../../ui/scripted.module.css';
import * as styles from './live-map.module.css';

export interface LiveMapProps {
  /** The drawn map, and its form for narrow frames; undefined if there is none. */
  drawing?: { address: string; narrow?: string };
  /** The office's name. */
  place: string;
  /** What the drawing shows. */
  description: string;
  frame: { title: string; address: string };
  /** The label of the button that loads the live map. */
  load: string;
  open: { text: string; address: string };
  /**
   * Whether the live map is loaded from the start; otherwise nothing is sent to a third party before the visitor asks
   * for it.
   */
  live: boolean;
  /** The buttons at the right instead of the left. */
  buttonsAtEnd: boolean;
}

/** The widths at which the frame is too narrow for the text of the wide drawing. */
const narrow = '(width <= 700px), (960px <= width < 1240px)';

/** A drawn map, replaced by the live one on request. Fills the frame around it. */
export function LiveMap({ place, drawing, description, frame, load, open, live, buttonsAtEnd }: LiveMapProps) {
  const [asked, setAsked] = useState(false);
  const map = useRef<HTMLIFrameElement>(null);

  // The pressed button is gone: moves the focus to what replaced it.
  useEffect(() => {
    if (asked) map.current?.focus({ preventScroll: true });
  }, [asked]);

  return (
    <div className={styles.map}>
      {live || asked ? (
        <iframe
          ref={map}
          className={classes(styles.fill, styles.live)}
          src={frame.address}
          title={frame.title}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- a map of another origin cannot remove its own sandbox
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          loading="lazy"
        />
      ) : (
        drawing && (
          <picture>
            {drawing.narrow && <source media={narrow} srcSet={drawing.narrow} />}
            <img
              className={styles.fill}
              src={drawing.address}
              alt={description}
              width="760"
              height="480"
              loading="lazy"
            />
          </picture>
        )
      )}
      <div className={classes(styles.actions, buttonsAtEnd && styles.atEnd)} data-print="none">
        {live || asked || (
          <Button look="light" small className={scripted.scripted} onClick={() => setAsked(true)}>
            <Icon className={styles.icon} drawing={folded} />
            <span>
              {load}
              <VisuallyHidden>
                {` ${language.ofPlace} `}
                {place}
              </VisuallyHidden>
            </span>
          </Button>
        )}
        <a
          className={buttonClasses({ look: 'light', small: true })}
          href={open.address}
          target="_blank"
          rel="noreferrer"
        >
          <Icon className={styles.icon} drawing={external} />
          <span>
            {open.text}
            <VisuallyHidden>
              {` ${language.ofPlace} `}
              {place}
              {` ${language.opensInNewTab}`}
            </VisuallyHidden>
          </span>
        </a>
      </div>
    </div>
  );
}
