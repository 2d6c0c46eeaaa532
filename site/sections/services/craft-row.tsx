import { Picture, type PictureFile } from '../../ui/picture.tsx';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import * as styles from './craft-row.module.css';

export interface CraftRowProps {
  heading: string;
  crafts: { name: string; years: string; tools: string; picture: PictureFile }[];
}

/** The crafts of a team, in a row that scrolls where it is wider than the window. */
export function CraftRow({ heading, crafts }: CraftRowProps) {
  return (
    <ul className={styles.row} tabIndex={0} aria-label={heading}>
      {crafts.map(({ name, years, tools, picture }) => (
        <li className={styles.item} key={name}>
          <Picture
            file={picture}
            sizes="(width >= 960px) 16vw, (width > 700px) 40vw, 280px"
            className={styles.portrait}
          />
          <Title as="h3" size="smallTitle">
            {name}
          </Title>
          <Text size="small" className={styles.tools}>
            <Text as="b" weight="strong" color="pine" block>
              {years}
            </Text>{' '}
            {tools}
          </Text>
        </li>
      ))}
    </ul>
  );
}
