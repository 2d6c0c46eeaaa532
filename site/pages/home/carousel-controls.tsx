import { BehaviorIsland } from '../../islands/behavior-island.tsx';
import { classes } from '../../ui/classes.ts';
import { ControlButton, type ControlButtonProps } from '../../ui/control-button.tsx';
import { arrowLeft } from '../../ui/icons/arrow-left.ts';
import { arrowRight } from '../../ui/icons/arrow-right.ts';
import * as scripted from '../../ui/scripted.module.css';
import { carouselControls } from './carousel-controls.island.ts';
import * as styles from './carousel-controls.module.css';

interface CarouselControlsProps {
  /** The id of the list that the buttons move: two or more items of equal width, which scroll sideways. */
  listId: string;
  /** The accessible name of the button that goes back. */
  previous: string;
  /** The accessible name of the button that goes forward. */
  next: string;
  background?: ControlButtonProps['background'];
  /** The accessible names of buttons that go directly to an item. With them, only the current item is interactive. */
  dots?: string[];
}

/** Buttons that move a list by one item, up to its ends. There they are not `disabled`, which would lose the focus. */
export function CarouselControls({ listId, previous, next, background = 'light', dots = [] }: CarouselControlsProps) {
  return (
    <BehaviorIsland behavior={carouselControls} start="visible">
      {dots.length > 0 && (
        <div className={classes(scripted.scripted, styles.dots)}>
          {dots.map((name, index) => (
            <button
              className={styles.dot}
              key={name}
              type="button"
              aria-label={name}
              aria-current={index === 0}
              aria-controls={listId}
            />
          ))}
        </div>
      )}
      <ControlButton
        label={previous}
        drawing={arrowLeft}
        background={background}
        aria-disabled
        aria-controls={listId}
      />
      <ControlButton
        label={next}
        drawing={arrowRight}
        background={background}
        aria-disabled={false}
        aria-controls={listId}
      />
    </BehaviorIsland>
  );
}
