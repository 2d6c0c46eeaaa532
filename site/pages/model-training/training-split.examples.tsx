import type { Examples } from '../../gallery/examples.ts';
import { TrainingSplit } from './training-split.tsx';

export const examples: Examples = {
  '/model-training': ({ '/model-training': page }) => <TrainingSplit {...page.intro} />,
};
