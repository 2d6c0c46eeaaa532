export interface Reminder {
  /** The name of a lucide icon. */
  icon: string;
  tone: 'urgent' | 'planned' | 'plain';
  /** The car, or what and how many, in bold. */
  subject: string;
  text: string;
}

/** Open items at the time of the board. */
export const reminders: Reminder[] = [
  { icon: 'triangle-alert', tone: 'urgent', subject: 'KTX 4471', text: 'is 3 h late, renter not reached' },
  { icon: 'wrench', tone: 'planned', subject: 'RVN 2086', text: 'oil change due in 120 mi' },
  { icon: 'credit-card', tone: 'urgent', subject: 'TRN 8801', text: 'deposit due before 11:00' },
  { icon: 'file-text', tone: 'plain', subject: '2 agreements', text: 'wait for a signature' },
  { icon: 'car-front', tone: 'plain', subject: '3 SUVs', text: 'to move from Lot 1 by Friday' },
];

/** The items that are still open at 5:50 p.m. of the same day. */
export const eveningReminders: Reminder[] = [
  { icon: 'triangle-alert', tone: 'urgent', subject: 'KTX 4471', text: 'is 11 h late, promised for tonight' },
  { icon: 'wrench', tone: 'planned', subject: 'RVN 2086', text: 'oil change due in 70 mi' },
  { icon: 'credit-card', tone: 'urgent', subject: 'Bexley & Roe', text: 'deposit due tomorrow' },
  { icon: 'file-text', tone: 'plain', subject: '1 agreement', text: 'waits for a signature' },
  { icon: 'car-front', tone: 'plain', subject: '3 SUVs', text: 'to move from Lot 1 by Friday' },
];
