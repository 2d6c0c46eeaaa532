import type { Examples } from '../../gallery/examples.ts';
import { LiveMap } from './live-map.island.tsx';

const common = {
  description: 'A drawn map',
  frame: { title: 'Map of an office', address: 'data:text/html,A live map' },
  load: 'Load the live map',
  open: { text: 'Open in Maps', address: 'https://maps.example/' },
};

export const examples: Examples = {
  'a drawn map': (
    <LiveMap
      {...common}
      drawing={{
        address: '/content/brand/map-spring.svg?no-inline',
        narrow: '/content/brand/map-spring-phone.svg?no-inline',
      }}
      live={false}
      buttonsAtEnd={false}
    />
  ),

  // A company adds an office before anybody has drawn its map.
  'an office without a drawing': <LiveMap {...common} live={false} buttonsAtEnd={false} />,
  'live from the start': <LiveMap {...common} live buttonsAtEnd />,
};
