import { useEffect, useRef, useState } from 'react';
import * as language from '#language';
import { Button } from '../../ui/button.tsx';
import { buttonClasses } from '../../ui/button-look.ts';
import { classes } from '../../ui/classes.ts';
import { external } from '../../ui/icons/external.ts';
import { map as mapIcon } from '../../ui/icons/map.ts';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import * as scripted from '../../ui/scripted.module.css';
import * as styles from './live-map.module.css';

export interface LiveMapProps {
  officeName: string;
  /** The URL of the drawn map, and of its version for a narrow frame; undefined if there is none. */
  drawing?: { src: string; narrowSrc?: string };
  /** The drawing's description for screen readers. */
  description: string;
  /** The live map. */
  frame: { title: string; src: string };
  /** The label of the button that loads the live map. */
  loadLabel: string;
  /** The link to the map service. */
  serviceLink: { text: string; href: string };
  /** Whether the live map is loaded with the page; otherwise nothing is sent to a third party before the visitor asks for it. */
  isLive: boolean;
  /** Whether the buttons, which fill the map's width on a phone, are on the right instead of the left in wider windows. */
  hasButtonsAtEnd: boolean;
}

/** The widths of the window at which the frame is too narrow for the text of the wide drawing. */
const narrowFrameQuery = '(width <= 700px), (960px <= width < 1240px)';

/** A drawn map, which the live one replaces on request. It fills the element around it. */
export function LiveMap({
  officeName,
  drawing,
  description,
  frame,
  loadLabel,
  serviceLink,
  isLive,
  hasButtonsAtEnd,
}: LiveMapProps) {
  const [isRequested, setIsRequested] = useState(false);
  const liveMap = useRef<HTMLIFrameElement>(null);
  const showsLiveMap = isLive || isRequested;

  // The button that was pressed is gone: moves the focus to the map that replaces it.
  useEffect(() => {
    if (isRequested) liveMap.current?.focus({ preventScroll: true });
  }, [isRequested]);

  return (
    <div className={styles.map}>
      {showsLiveMap ? (
        <iframe
          ref={liveMap}
          className={classes(styles.fill, styles.live)}
          src={frame.src}
          title={frame.title}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- a map of another origin cannot remove its own sandbox
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          loading="lazy"
        />
      ) : (
        drawing && (
          <picture>
            {drawing.narrowSrc && <source media={narrowFrameQuery} srcSet={drawing.narrowSrc} />}
            <img className={styles.fill} src={drawing.src} alt={description} width="760" height="480" loading="lazy" />
          </picture>
        )
      )}
      <div className={classes(styles.actions, hasButtonsAtEnd && styles.atEnd)} data-print="none">
        {!showsLiveMap && (
          <Button look="light" small className={scripted.scripted} onClick={() => setIsRequested(true)}>
            <Icon className={styles.icon} drawing={mapIcon} />
            <span>
              {loadLabel}
              <VisuallyHidden>
                {` ${language.placePreposition} `}
                {officeName}
              </VisuallyHidden>
            </span>
          </Button>
        )}
        <a
          className={buttonClasses({ look: 'light', small: true })}
          href={serviceLink.href}
          target="_blank"
          rel="noreferrer"
        >
          <Icon className={styles.icon} drawing={external} />
          <span>
            {serviceLink.text}
            <VisuallyHidden>
              {` ${language.placePreposition} `}
              {officeName}
              {` ${language.opensInNewTab}`}
            </VisuallyHidden>
          </span>
        </a>
      </div>
    </div>
  );
}
