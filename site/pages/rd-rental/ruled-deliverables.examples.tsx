import type { Examples } from '../../gallery/examples.ts';
import { RuledDeliverables } from './ruled-deliverables.tsx';

export const examples: Examples = {
  '/rd-rental': ({ '/rd-rental': page }) => <RuledDeliverables {...page.deliverables} />,
};
