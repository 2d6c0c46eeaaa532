import type { Examples } from '../../gallery/examples.ts';
import { KanbanBoard } from './kanban-board.tsx';

export const examples: Examples = {
  '/extended-team-services': ({ '/extended-team-services': page }) => <KanbanBoard {...page.kanban.board} />,
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
