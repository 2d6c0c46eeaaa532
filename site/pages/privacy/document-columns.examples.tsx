import type { Examples } from '../../gallery/examples.ts';
import { DocumentColumns } from './document-columns.tsx';
import { DocumentHead } from '../../sections/document-head.tsx';
import { PassageIndex } from './passage-index.tsx';
import { ShortVersion } from './short-version.tsx';
import { NumberedPassages } from './numbered-passages.tsx';

export const examples: Examples = {
  '/privacy-policy': ({ '/privacy-policy': page }) => (
    <DocumentColumns
      head={<DocumentHead heading={page.heading} text={page.text} inForce={page.inForce} />}
      index={<PassageIndex heading={page.contents} passages={page.passages} />}
      short={<ShortVersion {...page.short} />}
    >
      <NumberedPassages passages={page.passages} />
    </DocumentColumns>
  ),
};
