import type { Examples } from '../../gallery/examples.ts';
import { MessageBand } from './message-band.tsx';

export const examples: Examples = {
  '/': ({ '/': page }) => <MessageBand {...page.message} />,
};
