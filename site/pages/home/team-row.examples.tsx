import type { Examples } from '../../gallery/examples.ts';
import { TeamRow } from './team-row.tsx';

export const examples: Examples = {
  '/': ({ '/': page }) => <TeamRow {...page.team} />,
};
