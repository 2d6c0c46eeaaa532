import { Badge } from '../../ui/badge.tsx';
import { DrawnButton } from '../../ui/drawn-button.tsx';
import type { PictureFile } from '../../ui/picture.tsx';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import { CutOut } from '../../sections/cut-out.tsx';
import { above } from '../../ui/space.ts';
import { portraitBackground } from './portrait-background.ts';
import * as styles from './office-desk.drawing.module.css';

export interface ChangeListProps {
  /** The name of the open area of the screen. */
  area: string;
  heading: string;
  count: string;
  keep: string;
  undo: string;
  /** Each change: by `who` and `when`, of `what`, from `before` (undefined if it is new) to `now`. */
  rows: {
    who: string;
    what: string;
    before?: string | undefined;
    now: string;
    when: string;
    picture: PictureFile;
  }[];
}

/** The members' changes, each with buttons to keep or undo it. */
export function ChangeList({ area, heading, count, keep, undo, rows }: ChangeListProps) {
  return (
    <div className={styles.changes}>
      <Text size="fine" weight="strong" color="quiet">
        {area}
      </Text>
      <Title size="smallTitle">
        {heading}{' '}
        <Badge background="peach" className={styles.countBadge}>
          {count}
        </Badge>
      </Title>
      <ul className={above(5)}>
        {rows.map(({ who, what, before, now, when, picture }, index) => (
          <li className={styles.change} key={who}>
            <CutOut file={picture} background={portraitBackground(index)} sizes="50px" />
            <p>
              <Text as="b" block>
                {who}
              </Text>
              <Text as="small" size="fine" color="quiet" block>
                {what}, {when}
              </Text>
            </p>
            <p className={styles.values}>
              {before && (
                <Text as="s" color="quiet">
                  {before}
                </Text>
              )}
              <Text as="span" block weight="strong">
                {now}
              </Text>
            </p>
            <p className={styles.buttons}>
              <DrawnButton background="chalk" className={styles.undo}>
                {undo}
              </DrawnButton>
              <DrawnButton background="pine">{keep}</DrawnButton>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
