import type { Examples } from '../../gallery/examples.ts';
import { SprintBoard } from './sprint-board.tsx';

export const examples: Examples = {
  '/jj-kit': ({ '/jj-kit': page }) => <SprintBoard {...page.board} />,
};
