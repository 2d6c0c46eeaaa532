import { at } from './board-time.ts';

export interface Pickup {
  moment: number;
  /** The plate of the car on the board, where the renter's name is. */
  plate: string;
  state: string;
  tone: 'ready' | 'working' | 'owed' | 'away';
}

/** All that leave the lot today; the card shows the next four. */
export const pickupsToday = 17;

export const pickups: Pickup[] = [
  { moment: at(3, 9.5), plate: 'KXD 6642', state: 'Ready', tone: 'ready' },
  { moment: at(3, 10.25), plate: 'MTN 3327', state: 'Washing', tone: 'working' },
  { moment: at(3, 11), plate: 'TRN 8801', state: 'Deposit due', tone: 'owed' },
  { moment: at(3, 13.75), plate: 'LMB 9035', state: 'Back at 1:15', tone: 'away' },
];
