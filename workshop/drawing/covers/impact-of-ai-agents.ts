import { plume, roundedRect } from '../paper/outlines.ts';
import { piece, type Cover } from './cover.ts';

const chatCount = 10;
/** The chats that the assistant took in 2025, of ten. */
const takenChatCount = 8;

const coinCount = 9;
/** The coins that it saved, of nine: 22 percent. */
const savedCoinCount = 2;

/** The finding of the article: four fifths of the chats, and a little over a fifth of the money. */
export const impactOfAiAgents: Cover = {
  ground: 'deep',
  motif: (palette) => [
    ...Array.from({ length: chatCount }, (_, chat) => {
      const isTaken = chat < takenChatCount;
      const [x, y] = [-300 + (chat % 2) * 138, 281 - Math.floor(chat / 2) * 134 - (isTaken ? 0 : 26)];
      return piece(plume(x, y, 122, 135), isTaken ? palette.body : palette.soft, (isTaken ? 40 : 20) + chat * 0.1);
    }),
    ...Array.from({ length: coinCount }, (_, coin) => {
      const isSaved = coin >= coinCount - savedCoinCount;
      const top = 271 - coin * 69 - (isSaved ? 26 : 0);
      const left = 60 + (isSaved ? 34 : 0);
      return piece(
        roundedRect(left, top, 300, 60, [22, 22, 22, 6]),
        isSaved ? palette.hot : palette.detail,
        (isSaved ? 70 : 34) + coin * 0.1,
        isSaved ? 44 : 24,
      );
    }),
  ],
};
