import type { Examples } from '../../../gallery/examples.ts';
import { BoardCard } from './board-card.tsx';

export const examples: Examples = {
  plain: ({ caseFigure }) => <BoardCard {...caseFigure('board').columns[0]!.cards[0]!} look="plain" />,
  hot: ({ caseFigure }) => <BoardCard {...caseFigure('board').columns[0]!.cards[0]!} look="hot" />,
  done: ({ caseFigure }) => <BoardCard {...caseFigure('board').columns[0]!.cards[0]!} look="done" />,
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
