import type { Face, Person, Pose } from './person.ts';

/** A member: what differs from the usual pose and face. */
type Member = Omit<Person, 'ground' | 'isCutOut' | 'pose' | 'face'> & {
  pose?: Partial<Pose>;
  face: Partial<Face> & Pick<Face, 'skin' | 'brows'>;
};

const memberPerson = ({ pose, face, ...rest }: Member): Person => ({
  ground: '#1f4d46',
  isCutOut: true,
  pose: { x: 0.5, y: 0.44, size: 0.98, tilt: 0, facing: 'right', ...pose },
  face: { turn: 0.5, width: 1, length: 1, jaw: 0.5, eyes: 'open', mouth: 'smile', ...face },
  ...rest,
});

/** The sample members of My Church Directory, by the name of their portrait's master: shown small, on any background. */
export const congregation: Record<string, Person> = {
  'congregation/1': memberPerson({
    pose: { tilt: -3 },
    face: { skin: 'wheat', brows: '#6b4423', jaw: 0.8, mouth: 'grin' },
    hair: { style: 'parted', color: '#8a5a2c' },
    garment: { style: 'blazer', color: '#16265a', second: '#e4edfb' },
  }),
  'congregation/2': memberPerson({
    pose: { size: 0.92, tilt: 3 },
    face: { skin: 'porcelain', brows: '#6b3d1c', width: 0.95, jaw: 0.2, eyes: 'smiling' },
    hair: { style: 'long', color: '#8a4d24' },
    garment: { style: 'sweater', color: '#9db8a8', second: '#dce8e1' },
  }),
  'congregation/3': memberPerson({
    pose: { facing: 'left', tilt: 2 },
    face: { skin: 'sienna', brows: '#17100c', jaw: 0.8, mouth: 'grin', turn: 0.4 },
    hair: { style: 'cropped', color: '#1a1210' },
    garment: { style: 'shirt', color: '#4c7df0', second: '#ffffff' },
  }),
  'congregation/4': memberPerson({
    pose: { y: 0.47, size: 0.92, facing: 'left', tilt: -3 },
    face: { skin: 'amber', brows: '#1c1210', width: 0.95, jaw: 0.2, turn: 0.6 },
    hair: { style: 'knot', color: '#2a1a13' },
    garment: { style: 'blouse', color: '#ffc9ae', second: '#ffffff' },
    earrings: '#e4edfb',
  }),
  'congregation/5': memberPerson({
    pose: { tilt: -2 },
    face: {
      skin: 'porcelain',
      brows: '#b4bac6',
      width: 1.03,
      jaw: 0.7,
      turn: 0.6,
      beard: { color: '#d3d8e0', shape: 'mustache' },
    },
    hair: { style: 'swept', color: '#b4bac6' },
    garment: { style: 'blazer', color: '#51607a', second: '#ffffff' },
    glasses: '#16265a',
  }),
  'congregation/6': memberPerson({
    pose: { y: 0.49, size: 0.88, tilt: -4 },
    face: { skin: 'sienna', brows: '#1a100c', width: 0.97, length: 0.96, jaw: 0.3, mouth: 'grin', turn: 0.35 },
    hair: { style: 'curls', color: '#2a1811' },
    garment: { style: 'rollneck', color: '#9db8a8' },
    earrings: '#ffffff',
  }),
  'congregation/7': memberPerson({
    pose: { size: 0.94, facing: 'left', tilt: 2 },
    face: { skin: 'umber', brows: '#120b09', width: 0.96, jaw: 0.3, eyes: 'smiling' },
    hair: { style: 'locs', color: '#2c1c14' },
    garment: { style: 'blouse', color: '#ffc9ae', second: '#ffffff' },
  }),
  'congregation/8': memberPerson({
    pose: { tilt: 3 },
    face: { skin: 'porcelain', brows: '#aab0bc', width: 0.97, jaw: 0.4, eyes: 'smiling' },
    hair: { style: 'pixie', color: '#c9ced8' },
    garment: { style: 'rollneck', color: '#2348c7' },
    glasses: '#101c36',
  }),
  'congregation/9': memberPerson({
    pose: { facing: 'left', tilt: -3 },
    face: {
      skin: 'umber',
      brows: '#120b09',
      width: 1.03,
      jaw: 0.9,
      mouth: 'smile',
      turn: 0.5,
      beard: { color: '#1a1210', shape: 'full' },
    },
    hair: { style: 'bald', color: '#2a1d17' },
    garment: { style: 'sweater', color: '#dce8e1', second: '#9db8a8' },
  }),
  'congregation/10': memberPerson({
    pose: { y: 0.52, size: 0.86, tilt: -5 },
    face: { skin: 'porcelain', brows: '#9a4a22', width: 1.04, length: 0.84, jaw: 0.3, mouth: 'grin', turn: 0.35 },
    hair: { style: 'bob', color: '#b0561f' },
    garment: { style: 'blouse', color: '#a9c6ff', second: '#ffffff' },
  }),
  'congregation/11': memberPerson({
    pose: { tilt: 4 },
    face: { skin: 'porcelain', brows: '#4a2c17', jaw: 0.7, turn: 0.45, beard: { color: '#7a4c2a', shape: 'short' } },
    hair: { style: 'swept', color: '#6b4023' },
    garment: { style: 'hoodie', color: '#a9c6ff', second: '#ffffff' },
  }),
  'congregation/12': memberPerson({
    pose: { facing: 'left', tilt: 0 },
    face: {
      skin: 'amber',
      brows: '#1c1411',
      jaw: 0.8,
      eyes: 'smiling',
      turn: 0.55,
      beard: { color: '#231a16', shape: 'mustache' },
    },
    hair: { style: 'parted', color: '#211815' },
    garment: { style: 'shirt', color: '#e4edfb', second: '#ffffff' },
  }),
  'congregation/13': memberPerson({
    pose: { size: 0.94, facing: 'left', tilt: -2 },
    face: { skin: 'wheat', brows: '#17100e', width: 0.96, jaw: 0.25 },
    hair: { style: 'bob', color: '#221a18' },
    garment: { style: 'sweater', color: '#dce8e1', second: '#9db8a8' },
  }),
};
