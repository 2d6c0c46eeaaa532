import type { Examples } from '../gallery/examples.ts';
import { Title } from './title.tsx';

export const examples: Examples = {
  display: (
    <Title size="display" numeral>
      14 to 6
    </Title>
  ),
  giant: <Title size="giant">As large as a hero</Title>,
  large: <Title size="large">A section’s heading</Title>,
  medium: <Title size="medium">A heading beside something larger</Title>,
  card: <Title size="card">A card’s title</Title>,
  'small title': <Title size="smallTitle">A small title</Title>,
  lead: <Title size="lead">What is named in a list</Title>,
  'in a color': (
    <Title size="card" color="cobalt">
      42
    </Title>
  ),
};

/** The component is a part of a section, which provides its background and edges. */
export const isPart = true;
