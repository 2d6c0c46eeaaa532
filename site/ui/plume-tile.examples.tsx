import type { Examples } from '../gallery/examples.ts';
import { PlumeTile } from './plume-tile.tsx';

export const examples: Examples = {
  cobalt: <PlumeTile>1</PlumeTile>,
  pine: <PlumeTile background="pine">2</PlumeTile>,
  deep: <PlumeTile background="deep">DW</PlumeTile>,
  medium: (
    <PlumeTile background="haze" size="medium">
      DW
    </PlumeTile>
  ),
  small: (
    <PlumeTile background="deep" size="small">
      DW
    </PlumeTile>
  ),
};

/** The component is a part of a section, which provides its background and edges. */
export const isPart = true;
