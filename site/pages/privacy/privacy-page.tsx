import { DocumentColumns } from './document-columns.tsx';
import { PageHeading, type PageHeadingProps } from '../../sections/page-heading.tsx';
import { NumberedPassages, type NumberedPassagesProps } from './numbered-passages.tsx';
import { PassageIndex } from './passage-index.tsx';
import { ShortVersion, type ShortVersionProps } from './short-version.tsx';

interface PrivacyPageProps extends PageHeadingProps, NumberedPassagesProps {
  contents: string;
  short: ShortVersionProps;
}

export function PrivacyPage({ contents, short, passages, ...head }: PrivacyPageProps) {
  return (
    <DocumentColumns
      head={<PageHeading {...head} />}
      index={<PassageIndex heading={contents} passages={passages} />}
      summary={<ShortVersion {...short} />}
    >
      <NumberedPassages passages={passages} />
    </DocumentColumns>
  );
}
