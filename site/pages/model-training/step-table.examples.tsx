import type { Examples } from '../../gallery/examples.ts';
import { StepTable } from './step-table.tsx';

export const examples: Examples = {
  '/model-training': ({ '/model-training': page }) => <StepTable {...page.steps} />,
};
