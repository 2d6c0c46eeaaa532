import { Band } from '../../ui/band.tsx';
import { Caption } from '../../ui/caption.tsx';
import { classes } from '../../ui/classes.ts';
import { Wrap } from '../../ui/wrap.tsx';
import { CaseFigure, type CaseFigureProps } from './figures/case-figure.tsx';
import * as styles from './case-screens.drawing.module.css';

interface CaseScreensProps {
  background: 'haze' | 'pine' | 'mist' | 'peach' | 'deep' | 'stone';
  /** `phone`: the main screen is narrow and beside the text. */
  layout: 'wide' | 'phone';
  main: CaseFigureProps;
  heading: string;
  text: string;
  /** Parts of the screen, or related figures; at most two. */
  details: { figure: CaseFigureProps; caption: string }[];
}

/** The class of text that stands alone below or beside the main figure. */
const withoutDetails = { wide: styles.wideWithoutDetails, phone: styles.phoneWithoutDetails };

/** The product's screens on a colored band across the full width. */
export function CaseScreens({ background, layout, main, heading, text, details }: CaseScreensProps) {
  return (
    <Band background={background} className={classes(styles.screens, styles[layout])}>
      <Wrap grid>
        <div className={styles.main}>
          <CaseFigure {...main} />
        </div>
        <div className={classes(styles.intro, details.length === 0 && withoutDetails[layout])}>
          <h2 className={styles.heading}>{heading}</h2>
          <p className={styles.text}>{text}</p>
        </div>
        {details.map(({ figure, caption }, index) => (
          <figure
            key={caption}
            className={classes(
              styles.detail,
              details.length === 1 && styles.onlyDetail,
              index > 0 && styles.secondDetail,
            )}
          >
            <CaseFigure {...figure} />
            <Caption className={styles.caption}>{caption}</Caption>
          </figure>
        ))}
      </Wrap>
    </Band>
  );
}
