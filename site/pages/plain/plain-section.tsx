import { Definitions } from '../../ui/definitions.tsx';
import { LabeledTable } from '../../ui/labeled-table.tsx';
import { LinkedText, type TextWithLinks } from '../../ui/linked-text.tsx';
import { MoreLink } from '../../ui/more-link.tsx';
import { linkedRows, PassageBlock } from '../../sections/passage-block.tsx';
import { Steps } from '../../sections/steps.tsx';
import type { NamedLink } from '../../sections/named-link.ts';
import { SeeAlso } from '../../sections/see-also.tsx';
import type { CaseRowProps } from '../../sections/case-row.tsx';
import { PagePicture, type PagePictureProps } from './page-picture.tsx';
import * as styles from './plain-section.module.css';
import { RuledSection } from './ruled-section.tsx';

interface HeadedSection {
  id?: string | undefined;
  heading: string;
}

/** The content of a section of a plain page, by its kind. */
export type PlainSectionProps =
  | (HeadedSection & { kind: 'text'; paragraphs: TextWithLinks[]; link?: NamedLink | undefined })
  | (HeadedSection & { kind: 'list'; text?: TextWithLinks | undefined; items: TextWithLinks[] })
  | (HeadedSection & { kind: 'questions'; answers: { question: string; answer: TextWithLinks }[] })
  | (HeadedSection & { kind: 'steps'; steps: { title: string; text: TextWithLinks }[] })
  | (HeadedSection & {
      kind: 'table';
      caption: string;
      columns: string[];
      rows: { name: string; cells: TextWithLinks[] }[];
    })
  | (Omit<PagePictureProps, 'isFirst'> & { kind: 'picture' })
  | { kind: 'links'; rows: (Omit<CaseRowProps, 'kind'> & { label: string })[] };

/** A section of a page that is described entirely by its content file. */
export function PlainSection({ isFirst, ...section }: PlainSectionProps & { isFirst?: boolean }) {
  switch (section.kind) {
    case 'picture':
      return <PagePicture {...section} isFirst={isFirst} />;
    case 'links':
      return <SeeAlso rows={section.rows.map(({ label, ...row }) => ({ kind: label, ...row }))} />;
    default:
      return (
        <RuledSection id={section.id} heading={section.heading} isFirst={isFirst}>
          <SectionBody {...section} />
        </RuledSection>
      );
  }
}

/** A section's content below its heading. */
function SectionBody(section: Extract<PlainSectionProps, HeadedSection>) {
  switch (section.kind) {
    case 'text':
      return (
        <div className={styles.paragraphs}>
          {section.paragraphs.map((paragraph, index) => (
            <p key={index}>
              <LinkedText text={paragraph} />
            </p>
          ))}
          {section.link && (
            <p>
              <MoreLink to={section.link.link}>{section.link.name}</MoreLink>
            </p>
          )}
        </div>
      );
    case 'list':
      return (
        <>
          {section.text && (
            <div className={styles.paragraphs}>
              <p>
                <LinkedText text={section.text} />
              </p>
            </div>
          )}
          <PassageBlock block={{ list: section.items }} />
        </>
      );
    case 'questions':
      return (
        <Definitions
          layout="beside"
          items={section.answers.map(({ question, answer }) => ({
            term: question,
            text: <LinkedText text={answer} />,
          }))}
        />
      );
    case 'steps':
      return <Steps steps={section.steps.map(({ title, text }) => ({ title, text: <LinkedText text={text} /> }))} />;
    default:
      return (
        <LabeledTable
          look="plain"
          caption={section.caption}
          columns={section.columns}
          rows={linkedRows(section.rows)}
          widths={['minmax(96px, 1fr)', ...section.columns.slice(1).map(() => 2)]}
        />
      );
  }
}
