import type { Examples } from '../gallery/examples.ts';
import { Band } from './band.tsx';
import { MoreLink } from './more-link.tsx';

export const examples: Examples = {
  'at the end of a passage': <MoreLink to="/">All of it</MoreLink>,
  'on a dark background': (
    <Band background="deep">
      <MoreLink to="/" color="inherit">
        All of it
      </MoreLink>
    </Band>
  ),
  'covering its section': (
    <Band background="haze" clip>
      <MoreLink to="/" stretched>
        All of it
      </MoreLink>
    </Band>
  ),
};

/** The component is a part of a section, which provides its background and edges. */
export const isPart = true;
