import type { PictureFile } from '../../ui/picture.tsx';
import { Text } from '../../ui/text.tsx';
import { CutOut } from '../../sections/cut-out.tsx';
import { portraitBackground } from './portrait-background.ts';

export interface Person {
  name: string;
  note: string;
  picture: PictureFile;
}

interface PersonEntryProps extends Person {
  /** The position in the list, which sets the portrait's color. */
  index: number;
}

/** The portrait, the name and a note of a person in a list. */
export function PersonEntry({ name, note, picture, index }: PersonEntryProps) {
  return (
    <>
      <CutOut file={picture} background={portraitBackground(index)} sizes="50px" />
      <span>
        <Text as="b" weight="strong" block>
          {name}
        </Text>
        <Text as="small" size="fine" color="quiet">
          {note}
        </Text>
      </span>
    </>
  );
}
