import { fleetSize, rentedCount } from './fleet.ts';

export interface Figure {
  label: string;
  value: string;
  /** Follows the value, in smaller type. */
  of?: string;
  /** The colored first part of the text under the value. */
  change: string;
  /** The rest of that text. */
  note: string;
  isBad?: boolean;
  chart: 'line' | 'area' | 'bars';
  /** The values of the last days, or weeks, up to now. */
  history: number[];
}

/** The figures above the board. */
export const figures: Figure[] = [
  {
    label: 'On rent now',
    value: String(rentedCount),
    of: `of ${fleetSize}`,
    change: '+6',
    note: ' since yesterday',
    chart: 'line',
    history: [121, 124, 122, 129, 127, 134, 132, 136, 142],
  },
  {
    label: 'Utilization',
    value: `${((100 * rentedCount) / fleetSize).toFixed(1)}%`,
    change: '+2.1 pts',
    note: ' week on week',
    chart: 'line',
    history: [71.2, 70.4, 72.9, 72.1, 74.6, 73.7, 74.2, 75.1, 76.3],
  },
  {
    label: 'Due back today',
    value: '23',
    change: '2 late',
    note: ', 5 with new bookings',
    isBad: true,
    chart: 'bars',
    history: [13, 19, 16, 25, 18, 11, 23],
  },
  {
    label: 'Revenue, month to date',
    value: '$18,216',
    change: '+8.4%',
    note: ' against May',
    chart: 'area',
    history: [2, 3, 5, 6, 8, 11, 12, 15, 18],
  },
];
