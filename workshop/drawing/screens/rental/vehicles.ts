import { at } from './board-time.ts';

export interface Booking {
  /** `out` is on the road, `pickup` leaves the lot today, `late` should be back, `shop` is work on the car. */
  kind: 'out' | 'late' | 'pickup' | 'booked' | 'shop';
  from: number;
  to: number;
  /** Renter or work; undefined if a bar is too short for text. */
  who?: string;
}

export interface Vehicle {
  name: string;
  plate: string;
  body: 'compact' | 'standard' | 'suv';
  color: string;
  bookings: Booking[];
}

const yesterday = at(2, 10);
const later = at(14, 10);

/** The rows of the dispatch board, first to last. */
export const vehicles: Vehicle[] = [
  {
    name: 'Standard 07',
    plate: 'DRW 1427',
    body: 'standard',
    color: '#8fa0bc',
    bookings: [
      { kind: 'out', from: yesterday, to: at(5, 10), who: 'Q. Reyes' },
      { kind: 'booked', from: at(6, 9), to: at(9, 17), who: 'M. Halloran' },
      { kind: 'booked', from: at(10, 14), to: later, who: 'Katy Robotics' },
    ],
  },
  {
    name: 'Standard 11',
    plate: 'KTX 4471',
    body: 'standard',
    color: '#c9d2e0',
    bookings: [
      { kind: 'late', from: yesterday, to: at(4, 3), who: 'Late' },
      { kind: 'booked', from: at(4, 8), to: at(8, 18), who: 'Bexley & Roe LLC' },
      { kind: 'booked', from: at(9, 10), to: later, who: 'T. Nguyen' },
    ],
  },
  {
    name: 'SUV 02',
    plate: 'RVN 2086',
    body: 'suv',
    color: '#2348c7',
    bookings: [
      { kind: 'out', from: yesterday, to: at(6, 14), who: 'D. Whitfield' },
      { kind: 'shop', from: at(8, 7), to: at(9, 9), who: 'Service' },
      { kind: 'booked', from: at(9, 14), to: later, who: 'Gulf Coast Youth Camp' },
    ],
  },
  {
    name: 'Standard 14',
    plate: 'LMB 9035',
    body: 'standard',
    color: '#b9442a',
    bookings: [
      { kind: 'out', from: yesterday, to: at(3, 13.25) },
      { kind: 'pickup', from: at(3, 13.75), to: at(5, 18), who: 'A. Okafor' },
      { kind: 'booked', from: at(6, 10), to: at(11, 12), who: 'Marisol Peña' },
    ],
  },
  {
    name: 'SUV 05',
    plate: 'JPR 1180',
    body: 'suv',
    color: '#22314f',
    bookings: [
      { kind: 'out', from: yesterday, to: at(9, 18), who: 'Brazos Valley Realty' },
      { kind: 'booked', from: at(10, 10), to: later, who: 'H. Lindqvist' },
    ],
  },
  {
    name: 'Compact 03',
    plate: 'KXD 6642',
    body: 'compact',
    color: '#d3dbe8',
    bookings: [
      { kind: 'pickup', from: at(3, 9.5), to: at(5, 12), who: 'S. Rao' },
      { kind: 'booked', from: at(6, 8), to: at(8, 18), who: 'J. McAllister' },
      { kind: 'booked', from: at(9, 14), to: later, who: 'E. Tran' },
    ],
  },
  {
    name: 'SUV 09',
    plate: 'MTN 3327',
    body: 'suv',
    color: '#1f6f5c',
    bookings: [
      { kind: 'pickup', from: at(3, 10.25), to: at(9, 9), who: 'P. Delacroix' },
      { kind: 'booked', from: at(10, 9), to: later, who: 'Cypress Dental' },
    ],
  },
  {
    name: 'Standard 18',
    plate: 'HGV 7719',
    body: 'standard',
    color: '#8fa0bc',
    bookings: [
      { kind: 'out', from: yesterday, to: at(7, 17), who: 'C. Abernathy' },
      { kind: 'booked', from: at(8, 12), to: at(11, 12), who: 'W. Osei' },
    ],
  },
  {
    name: 'SUV 12',
    plate: 'BND 5108',
    body: 'suv',
    color: '#5d6b85',
    bookings: [
      { kind: 'shop', from: at(3, 14), to: at(5, 12), who: 'Body shop' },
      { kind: 'booked', from: at(5, 17), to: at(12, 9), who: 'Harmon Family' },
    ],
  },
  {
    name: 'Standard 21',
    plate: 'FLD 2954',
    body: 'standard',
    color: '#2f5fd0',
    bookings: [
      { kind: 'out', from: yesterday, to: at(5, 20), who: 'I. Kowalski' },
      { kind: 'booked', from: at(6, 12), to: at(8, 16), who: 'L. Haddad' },
      { kind: 'booked', from: at(9, 10), to: later, who: 'Fort Bend Chess Club' },
    ],
  },
  {
    name: 'SUV 16',
    plate: 'TRN 8801',
    body: 'suv',
    color: '#d3dbe8',
    bookings: [
      { kind: 'pickup', from: at(3, 11), to: at(10, 16), who: 'Woodlands Choir' },
      { kind: 'booked', from: at(11, 7), to: later, who: 'B. Sato' },
    ],
  },
  {
    name: 'Compact 08',
    plate: 'PCN 4416',
    body: 'compact',
    color: '#22314f',
    bookings: [
      { kind: 'out', from: yesterday, to: at(5, 9), who: 'L. Fontaine' },
      { kind: 'booked', from: at(5, 15), to: at(8, 16), who: 'A. Beaumont' },
      { kind: 'booked', from: at(9, 12), to: at(12, 1), who: 'O. Mensah' },
    ],
  },
  {
    name: 'SUV 19',
    plate: 'WLW 6073',
    body: 'suv',
    color: '#9a3b2b',
    bookings: [
      { kind: 'out', from: yesterday, to: at(8, 9), who: 'Spring Creek Church' },
      { kind: 'booked', from: at(9, 8), to: later, who: 'K. Varga' },
    ],
  },
];
