import { boardTime } from './board-time.ts';

export interface Pickup {
  /** In the board's time. */
  moment: number;
  /** The plate of the car on the board, where the renter's name is. */
  plate: string;
  state: string;
  tone: 'ready' | 'working' | 'owed' | 'away';
}

/** All cars that leave the lot today; the card shows the next four. */
export const pickupsToday = 17;

export const pickups: Pickup[] = [
  { moment: boardTime(3, 9.5), plate: 'KXD 6642', state: 'Ready', tone: 'ready' },
  { moment: boardTime(3, 10.25), plate: 'MTN 3327', state: 'Washing', tone: 'working' },
  { moment: boardTime(3, 11), plate: 'TRN 8801', state: 'Deposit due', tone: 'owed' },
  { moment: boardTime(3, 13.75), plate: 'LMB 9035', state: 'Back at 1:15', tone: 'away' },
];
