import { DocumentHead } from '../sections/company/document-head.tsx';
import { PlainSection, type PlainSectionProps } from '../sections/plain/plain-section.tsx';
import { Wrap } from '../ui/wrap.tsx';

export interface PlainPageProps {
  heading: string;
  lead?: string | undefined;
  sections: PlainSectionProps[];
}

export function PlainPage({ heading, lead, sections }: PlainPageProps) {
  return (
    <>
      <Wrap>
        <DocumentHead heading={heading} text={lead} />
      </Wrap>
      {sections.map((section, at) => (
        <PlainSection key={at} first={at === 0} {...section} />
      ))}
    </>
  );
}
