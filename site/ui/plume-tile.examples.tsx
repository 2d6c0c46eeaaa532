import type { Examples } from '../gallery/examples.ts';
import { PlumeTile } from './plume-tile.tsx';

export const examples: Examples = {
  cobalt: <PlumeTile>1</PlumeTile>,
  pine: <PlumeTile ground="pine">2</PlumeTile>,
  deep: <PlumeTile ground="deep">DW</PlumeTile>,
  medium: (
    <PlumeTile ground="haze" size="medium">
      DW
    </PlumeTile>
  ),
  small: (
    <PlumeTile ground="deep" size="small">
      DW
    </PlumeTile>
  ),
};

/** The component is a part of a section, which provides its background and edges. */
export const isPart = true;
