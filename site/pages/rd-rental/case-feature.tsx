import { Band } from '../../ui/band.tsx';
import { MoreLink } from '../../ui/more-link.tsx';
import { Picture, type PictureFile } from '../../ui/picture.tsx';
import { Text } from '../../ui/text.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { below } from '../../ui/space.ts';
import { Columns } from '../../ui/columns.tsx';
import * as styles from './case-feature.module.css';

interface CaseFeatureProps {
  /** The line above the title, such as “Case study”. */
  kind: string;
  title: string;
  text: string;
  link: string;
  more: string;
  picture: PictureFile;
}

/** A case with its picture and a summary; the whole section is the link to it. */
export function CaseFeature({ kind, title, text, link, more, picture }: CaseFeatureProps) {
  return (
    <Band clip data-print="none">
      <Wrap>
        <Columns tablet={2} wide={['760px', 1]} align="end" gap={[6, 12]}>
          <Picture file={picture} sizes="(width <= 700px) 90vw, 760px" coverOf={link} className={styles.picture} />
          <div>
            <Text size="small" color="quiet" className={below(2)}>
              {kind}
            </Text>
            <h2>{title}</h2>
            <p className={styles.text}>{text}</p>
            <MoreLink to={link} stretched>
              {more}
            </MoreLink>
          </div>
        </Columns>
      </Wrap>
    </Band>
  );
}
