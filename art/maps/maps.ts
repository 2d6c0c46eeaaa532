import type { Course } from './roads.ts';

/** A drawn map: `office` and `middle` in degrees, sizes in pixels, `scale` in pixels a degree of longitude. */
export interface OfficeMap {
  name: string;
  label: string;
  /** On which side of the pin the label stands. */
  side: 'left' | 'right';
  pin: string;
  office: Course[number];
  middle: Course[number];
  width: number;
  height: number;
  scale: number;
  places: { name: string; at: Course[number] }[];
  shields: { road: string; at: Course[number] }[];
}

const spring = {
  label: 'Spring',
  side: 'right' as const,
  pin: '#2348c7',
  office: [-95.5296, 30.0457] as Course[number],
  places: [
    { name: 'Tomball', at: [-95.652, 30.112] as Course[number] },
    { name: 'The Woodlands', at: [-95.5, 30.13] as Course[number] },
    { name: 'Champions', at: [-95.518, 29.972] as Course[number] },
    { name: 'Westfield', at: [-95.368, 29.985] as Course[number] },
  ],
  shields: [
    { road: 'I-45', at: [-95.4263, 30.04] as Course[number] },
    { road: '249', at: [-95.593, 30.043] as Course[number] },
    { road: '99', at: [-95.452, 30.105] as Course[number] },
    { road: '1960', at: [-95.51, 29.978] as Course[number] },
    { road: '2920', at: [-95.585, 30.081] as Course[number] },
    { road: 'Hardy', at: [-95.399, 30.025] as Course[number] },
  ],
};

const sugarLand = {
  label: 'Sugar Land',
  side: 'left' as const,
  pin: '#ff7a4d',
  office: [-95.6349, 29.6196] as Course[number],
  places: [
    { name: 'Richmond', at: [-95.789, 29.602] as Course[number] },
    { name: 'Missouri City', at: [-95.535, 29.615] as Course[number] },
    { name: 'Stafford', at: [-95.565, 29.668] as Course[number] },
    { name: 'Mission Bend', at: [-95.69, 29.688] as Course[number] },
    { name: 'Greatwood', at: [-95.68, 29.547] as Course[number] },
  ],
  shields: [
    { road: 'I-69', at: [-95.5715, 29.638] as Course[number] },
    { road: 'I-69', at: [-95.725, 29.557] as Course[number] },
    { road: '6', at: [-95.6395, 29.668] as Course[number] },
    { road: '90A', at: [-95.69, 29.603] as Course[number] },
    { road: '99', at: [-95.7695, 29.66] as Course[number] },
    { road: 'Westpark', at: [-95.62, 29.708] as Course[number] },
  ],
};

const wide = { width: 760, height: 480, scale: 2250 };
const phone = { width: 360, height: 340, scale: 1720 };

export const maps: OfficeMap[] = [
  { ...spring, ...wide, name: 'spring', middle: [-95.515, 30.043] },
  { ...spring, ...phone, name: 'spring-phone', middle: [-95.508, 30.04] },
  { ...sugarLand, ...wide, name: 'sugar-land', middle: [-95.648, 29.618] },
  { ...sugarLand, ...phone, name: 'sugar-land-phone', middle: [-95.642, 29.615] },
];
