import type { Examples } from '../../gallery/examples.ts';
import { FiledRecord } from './filed-record.tsx';

export const examples: Examples = {
  '/natural-language-processing': ({ '/natural-language-processing': page }) => <FiledRecord {...page.filed} />,
};
