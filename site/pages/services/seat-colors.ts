/** The color of a seat, by who sits there. */
export const seatColors = {
  clientLead: 'var(--sky)',
  clientTeam: 'var(--azure)',
  ourTeam: 'var(--chalk)',
  /** One of our people who joins later. */
  joining: 'var(--signal)',
} as const;

export type Seat = keyof typeof seatColors;
