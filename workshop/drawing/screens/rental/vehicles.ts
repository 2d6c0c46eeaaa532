import { boardTime } from './board-time.ts';

/** A bar of the board; its ends are in the board's time. */
export interface Booking {
  /** `out` is on the road, `pickup` leaves the lot today, `late` should be back, `shop` is work on the car. */
  kind: 'out' | 'late' | 'pickup' | 'booked' | 'shop';
  from: number;
  to: number;
  /** The renter, or the work; undefined if a bar is too short for text. */
  label?: string;
}

export interface Vehicle {
  name: string;
  plate: string;
  body: 'compact' | 'standard' | 'suv';
  color: string;
  bookings: Booking[];
}

/** The start of bookings that began before the board. */
const startBeforeBoard = boardTime(2, 10);
/** The end of bookings that end after it. */
const endAfterBoard = boardTime(14, 10);

/** The rows of the dispatch board, first to last. */
export const vehicles: Vehicle[] = [
  {
    name: 'Standard 07',
    plate: 'DRW 1427',
    body: 'standard',
    color: '#8fa0bc',
    bookings: [
      { kind: 'out', from: startBeforeBoard, to: boardTime(5, 10), label: 'Q. Reyes' },
      { kind: 'booked', from: boardTime(6, 9), to: boardTime(9, 17), label: 'M. Halloran' },
      { kind: 'booked', from: boardTime(10, 14), to: endAfterBoard, label: 'Katy Robotics' },
    ],
  },
  {
    name: 'Standard 11',
    plate: 'KTX 4471',
    body: 'standard',
    color: '#c9d2e0',
    bookings: [
      { kind: 'late', from: startBeforeBoard, to: boardTime(4, 3), label: 'Late' },
      { kind: 'booked', from: boardTime(4, 8), to: boardTime(8, 18), label: 'Bexley & Roe LLC' },
      { kind: 'booked', from: boardTime(9, 10), to: endAfterBoard, label: 'T. Nguyen' },
    ],
  },
  {
    name: 'SUV 02',
    plate: 'RVN 2086',
    body: 'suv',
    color: '#2348c7',
    bookings: [
      { kind: 'out', from: startBeforeBoard, to: boardTime(6, 14), label: 'D. Whitfield' },
      { kind: 'shop', from: boardTime(8, 7), to: boardTime(9, 9), label: 'Service' },
      { kind: 'booked', from: boardTime(9, 14), to: endAfterBoard, label: 'Gulf Coast Youth Camp' },
    ],
  },
  {
    name: 'Standard 14',
    plate: 'LMB 9035',
    body: 'standard',
    color: '#7f8fb0',
    bookings: [
      { kind: 'out', from: startBeforeBoard, to: boardTime(3, 13.25) },
      { kind: 'pickup', from: boardTime(3, 13.75), to: boardTime(5, 18), label: 'A. Okafor' },
      { kind: 'booked', from: boardTime(6, 10), to: boardTime(11, 12), label: 'Marisol Peña' },
    ],
  },
  {
    name: 'SUV 05',
    plate: 'JPR 1180',
    body: 'suv',
    color: '#22314f',
    bookings: [
      { kind: 'out', from: startBeforeBoard, to: boardTime(9, 18), label: 'Brazos Valley Realty' },
      { kind: 'booked', from: boardTime(10, 10), to: endAfterBoard, label: 'H. Lindqvist' },
    ],
  },
  {
    name: 'Compact 03',
    plate: 'KXD 6642',
    body: 'compact',
    color: '#d3dbe8',
    bookings: [
      { kind: 'pickup', from: boardTime(3, 9.5), to: boardTime(5, 12), label: 'S. Rao' },
      { kind: 'booked', from: boardTime(6, 8), to: boardTime(8, 18), label: 'J. McAllister' },
      { kind: 'booked', from: boardTime(9, 14), to: endAfterBoard, label: 'E. Tran' },
    ],
  },
  {
    name: 'SUV 09',
    plate: 'MTN 3327',
    body: 'suv',
    color: '#1f6f5c',
    bookings: [
      { kind: 'pickup', from: boardTime(3, 10.25), to: boardTime(9, 9), label: 'P. Delacroix' },
      { kind: 'booked', from: boardTime(10, 9), to: endAfterBoard, label: 'Cypress Dental' },
    ],
  },
  {
    name: 'Standard 18',
    plate: 'HGV 7719',
    body: 'standard',
    color: '#8fa0bc',
    bookings: [
      { kind: 'out', from: startBeforeBoard, to: boardTime(7, 17), label: 'C. Abernathy' },
      { kind: 'booked', from: boardTime(8, 12), to: boardTime(11, 12), label: 'W. Osei' },
    ],
  },
  {
    name: 'SUV 12',
    plate: 'BND 5108',
    body: 'suv',
    color: '#5d6b85',
    bookings: [
      { kind: 'shop', from: boardTime(3, 14), to: boardTime(5, 12), label: 'Body shop' },
      { kind: 'booked', from: boardTime(5, 17), to: boardTime(12, 9), label: 'Harmon Family' },
    ],
  },
  {
    name: 'Standard 21',
    plate: 'FLD 2954',
    body: 'standard',
    color: '#2f5fd0',
    bookings: [
      { kind: 'out', from: startBeforeBoard, to: boardTime(5, 20), label: 'I. Kowalski' },
      { kind: 'booked', from: boardTime(6, 12), to: boardTime(8, 16), label: 'L. Haddad' },
      { kind: 'booked', from: boardTime(9, 10), to: endAfterBoard, label: 'Fort Bend Chess Club' },
    ],
  },
  {
    name: 'SUV 16',
    plate: 'TRN 8801',
    body: 'suv',
    color: '#d3dbe8',
    bookings: [
      { kind: 'pickup', from: boardTime(3, 11), to: boardTime(10, 16), label: 'Woodlands Choir' },
      { kind: 'booked', from: boardTime(11, 7), to: endAfterBoard, label: 'B. Sato' },
    ],
  },
  {
    name: 'Compact 08',
    plate: 'PCN 4416',
    body: 'compact',
    color: '#22314f',
    bookings: [
      { kind: 'out', from: startBeforeBoard, to: boardTime(5, 9), label: 'L. Fontaine' },
      { kind: 'booked', from: boardTime(5, 15), to: boardTime(8, 16), label: 'A. Beaumont' },
      { kind: 'booked', from: boardTime(9, 12), to: boardTime(12, 1), label: 'O. Mensah' },
    ],
  },
  {
    name: 'SUV 19',
    plate: 'WLW 6073',
    body: 'suv',
    color: '#1f4d46',
    bookings: [
      { kind: 'out', from: startBeforeBoard, to: boardTime(8, 9), label: 'Spring Creek Church' },
      { kind: 'booked', from: boardTime(9, 8), to: endAfterBoard, label: 'K. Varga' },
    ],
  },
];
