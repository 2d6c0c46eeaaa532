import { PageHeading } from '../../sections/page-heading.tsx';
import { PlainSection, type PlainSectionProps } from './plain-section.tsx';
import { Wrap } from '../../ui/wrap.tsx';

export interface PlainPageProps {
  /** A note, shown in development, that builds omit the page. */
  draftLabel?: string | undefined;
  heading: string;
  lead?: string | undefined;
  sections: PlainSectionProps[];
}

/** A page of sections in any order, described entirely by its content file. */
export function PlainPage({ draftLabel, heading, lead, sections }: PlainPageProps) {
  return (
    <>
      <Wrap>
        <PageHeading draftLabel={draftLabel} heading={heading} text={lead} />
      </Wrap>
      {sections.map((section, index) => (
        <PlainSection key={index} isFirst={index === 0} {...section} />
      ))}
    </>
  );
}
