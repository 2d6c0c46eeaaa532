interface VehicleClass {
  name: string;
  /** Cars on rent, and the total. */
  out: number;
  all: number;
}

export const fleet: VehicleClass[] = [
  { name: 'Compact', out: 34, all: 41 },
  { name: 'Standard', out: 52, all: 63 },
  { name: 'SUV', out: 38, all: 54 },
  { name: 'Van', out: 18, all: 28 },
];

const sum = (part: 'out' | 'all') => fleet.reduce((total, vehicles) => total + vehicles[part], 0);

export const onRent = sum('out');
export const fleetSize = sum('all');
