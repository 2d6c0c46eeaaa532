import type { NamedLink } from '../../sections/named-link.ts';
import * as styles from './numbered-passages.module.css';
import { PassageBlock, type Block } from '../../sections/passage-block.tsx';
import { MoreLink } from '../../ui/more-link.tsx';
import { above } from '../../ui/space.ts';
import { Title } from '../../ui/title.tsx';

export interface NumberedPassagesProps {
  passages: { id: string; heading: string; blocks: Block[]; link?: NamedLink | undefined }[];
}

/** The text of a document as numbered passages, each with an anchor. */
export function NumberedPassages({ passages }: NumberedPassagesProps) {
  return passages.map(({ id, heading, blocks, link }, index) => (
    <section key={id} id={id} className={styles.passage} aria-labelledby={`${id}-heading`}>
      <Title as="h2" size="card" className={styles.heading} id={`${id}-heading`}>
        <span className={styles.number} aria-hidden="true">
          {index + 1}
        </span>
        {heading}
      </Title>
      {blocks.map((block, blockIndex) => (
        <PassageBlock key={blockIndex} block={block} />
      ))}
      {link && (
        <p className={above(4)}>
          <MoreLink to={link.link}>{link.name}</MoreLink>
        </p>
      )}
    </section>
  ));
}
