import type { Examples } from '../../gallery/examples.ts';
import { ClientStrip } from './client-strip.tsx';

const named = (names: string[]) => names.map((name) => ({ name, mark: '#none' }));

export const examples: Examples = {
  '/': ({ '/': page }) => <ClientStrip {...page.clients} />,

  'a single client': <ClientStrip heading="Who we work for" clients={named(['Quarry Lane'])} />,
  'names of many letters': (
    <ClientStrip
      heading="Who we work for"
      clients={named(['Refrigeration Partnership', 'Interdenominational Charities', 'Ash'])}
    />
  ),
  'fourteen clients': (
    <ClientStrip
      heading="Who we work for"
      clients={named(
        Array.from({ length: 14 }, (_, at) => (at % 4 === 0 ? `Refrigeration Partners ${at}` : `Ash ${at}`)),
      )}
    />
  ),
};
