import { Picture, type PictureProps } from '../../ui/picture.tsx';
import * as styles from './cut-out.module.css';

/** A picture without a ground of its own: what lies behind it shows through. */
export function CutOut(props: Omit<PictureProps, 'className'>) {
  return (
    <span className={styles.cut}>
      <Picture {...props} />
    </span>
  );
}
