interface VehicleClass {
  name: string;
  onRent: number;
  total: number;
}

export const fleet: VehicleClass[] = [
  { name: 'Compact', onRent: 34, total: 41 },
  { name: 'Standard', onRent: 52, total: 63 },
  { name: 'SUV', onRent: 38, total: 54 },
  { name: 'Van', onRent: 18, total: 28 },
];

const sum = (count: 'onRent' | 'total') => fleet.reduce((cars, vehicleClass) => cars + vehicleClass[count], 0);

export const rentedCount = sum('onRent');
export const fleetSize = sum('total');
