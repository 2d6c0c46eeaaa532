/** The colors of the seats, by whose they are: the client's lead's, the client's people's, ours, our person's who joins later. */
export const seatColors = {
  you: 'var(--sky)',
  yours: 'var(--azure)',
  ours: 'var(--chalk)',
  joining: 'var(--signal)',
} as const;

export type Seat = keyof typeof seatColors;
