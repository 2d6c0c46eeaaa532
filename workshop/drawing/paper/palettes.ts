/** The colors of a drawing by role, so that the same shapes can be drawn on another ground. */
export interface Palette {
  ground: string;
  /** Hardly different from the ground: behind the motif. */
  faint: string;
  /** Between ground and motif. */
  soft: string;
  /** The motif itself. */
  body: string;
  /** The motif's second part. */
  second: string;
  /** Drawn on `body`. */
  detail: string;
  /** White paper. */
  sheet: string;
  /** Drawn on `sheet`: the darkest of the motif. */
  ink: string;
  /** The accent: exactly one per picture. */
  hot: string;
}

export type Ground = 'night' | 'deep' | 'pine' | 'haze' | 'peach' | 'mist';

const hot = '#ff7a4d';
/** The colors of motifs on the light grounds Haze and Peach. */
const blue = { body: '#2348c7', second: '#16265a', detail: '#a9c6ff', sheet: '#ffffff', ink: '#16265a', hot };

/** A palette for each ground. */
export const palettes: Record<Ground, Palette> = {
  night: {
    ground: '#0b1830',
    faint: '#10204a',
    soft: '#1a2f78',
    body: '#2348c7',
    second: '#4c7df0',
    detail: '#a9c6ff',
    sheet: '#e4edfb',
    ink: '#101c36',
    hot,
  },
  deep: {
    ground: '#16265a',
    faint: '#1c3174',
    soft: '#2348c7',
    body: '#4c7df0',
    second: '#2f5be0',
    detail: '#c3d7ff',
    sheet: '#ffffff',
    ink: '#0f1c47',
    hot,
  },
  pine: {
    ground: '#143c36',
    faint: '#1b4841',
    soft: '#2c6b60',
    body: '#86b3a4',
    second: '#4e8c7f',
    detail: '#dce8e1',
    sheet: '#f1f7f3',
    ink: '#12352f',
    hot,
  },
  haze: { ...blue, ground: '#cddcfb', faint: '#bacffa', soft: '#92b4fa' },
  peach: { ...blue, ground: '#ffc9ae', faint: '#ffba96', soft: '#f5a583' },
  mist: {
    ground: '#dce8e1',
    faint: '#cbdcd2',
    soft: '#9db8a8',
    body: '#1f4d46',
    second: '#3d7a6d',
    detail: '#b9d3c6',
    sheet: '#ffffff',
    ink: '#12352f',
    hot,
  },
};
