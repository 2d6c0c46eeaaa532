import { classes } from '../../ui/classes.ts';
import { ControlButton, type ControlButtonProps } from '../../ui/control-button.tsx';
import { arrowLeft } from '../../ui/icons/arrow-left.ts';
import { arrowRight } from '../../ui/icons/arrow-right.ts';
import * as scripted from '../../ui/scripted.module.css';
import * as styles from './carousel-controls.module.css';
import { useSnapList } from './use-snap-list.ts';

interface CarouselControlsProps {
  /** The id of the list that they move: two or more items of equal width, which scrolls sideways by itself too. */
  list: string;
  /** The buttons' names. */
  previous: string;
  next: string;
  ground?: ControlButtonProps['ground'];
  /** Names of buttons that go straight to an item each. With them only the item on show takes part in the page. */
  dots?: string[];
}

/** Buttons that move a list one item a press and stop at both ends. Not `disabled` there: it would lose the focus. */
export function CarouselControls({ list, previous, next, ground = 'light', dots = [] }: CarouselControlsProps) {
  const { index, last, show } = useSnapList(list, dots.length > 0);
  return (
    <>
      {dots.length > 0 && (
        <div className={classes(scripted.scripted, styles.dots)}>
          {dots.map((name, at) => (
            <button
              className={styles.button}
              key={name}
              type="button"
              aria-label={name}
              aria-current={at === index}
              onClick={() => show(at)}
            />
          ))}
        </div>
      )}
      <ControlButton
        label={previous}
        drawing={arrowLeft}
        ground={ground}
        aria-disabled={index === 0}
        onClick={() => show(index - 1)}
      />
      <ControlButton
        label={next}
        drawing={arrowRight}
        ground={ground}
        aria-disabled={index === last}
        onClick={() => show(index + 1)}
      />
    </>
  );
}
