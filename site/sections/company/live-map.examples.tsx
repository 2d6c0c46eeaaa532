import type { Examples } from '../../gallery/examples.ts';
import { LiveMap } from './live-map.island.tsx';

const common = {
  description: 'A drawn map',
  frame: { title: 'Map of an office', address: 'data:text/html,A live map' },
  load: 'Load the live map',
  open: { text: 'Open in Maps', address: 'https://maps.example/' },
};

export const examples: Examples = {
  '/contact-us': ({ '/contact-us': page }) => (
    <LiveMap
      description={page.offices.offices[0]!.map!.description}
      frame={page.offices.offices[0]!.map!.frame}
      load={page.offices.offices[0]!.map!.load}
      open={page.offices.offices[0]!.map!.open}
      drawing={{
        address: '/content/brand/map-spring.svg?no-inline',
        narrow: '/content/brand/map-spring-phone.svg?no-inline',
      }}
      live={false}
      buttonsAtEnd={false}
    />
  ),
  '/contact-us, second': ({ '/contact-us': page }) => (
    <LiveMap
      description={page.offices.offices[1]!.map!.description}
      frame={page.offices.offices[1]!.map!.frame}
      load={page.offices.offices[0]!.map!.load}
      open={page.offices.offices[1]!.map!.open}
      drawing={{
        address: '/content/brand/map-sugar-land.svg?no-inline',
        narrow: '/content/brand/map-sugar-land-phone.svg?no-inline',
      }}
      live={false}
      buttonsAtEnd
    />
  ),

  // A company adds an office before anybody has drawn its map.
  'an office without a drawing': <LiveMap {...common} live={false} buttonsAtEnd={false} />,
  'live from the start': <LiveMap {...common} live buttonsAtEnd />,
};
