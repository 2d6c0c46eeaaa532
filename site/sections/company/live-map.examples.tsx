import { LiveMap } from './live-map.tsx';

const common = {
  description: 'A drawn map',
  frame: { title: 'Map of an office', address: 'data:text/html,A live map' },
  load: 'Load the live map',
  open: { text: 'Open in Maps', address: 'https://maps.example/' },
};

export const examples = {
  // A company adds an office before anybody has drawn its map.
  'an office without a drawing': <LiveMap {...common} id="nowhere" live={false} buttonsAtEnd={false} />,
  'live from the start': <LiveMap {...common} id="nowhere" live buttonsAtEnd />,
};
