import type { Examples } from '../../gallery/examples.ts';
import { CaseBlock } from './case-block.tsx';

export const examples: Examples = {
  'the first of a case': ({ caseBlock }) => <CaseBlock {...caseBlock('deliverables')} />,
};
