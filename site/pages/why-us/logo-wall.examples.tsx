import type { Examples } from '../../gallery/examples.ts';
import { LogoWall } from './logo-wall.tsx';

const named = (names: string[]) => names.map((name) => ({ name, mark: '#none' }));

export const examples: Examples = {
  '/why-us': ({ '/why-us': page }) => <LogoWall {...page.technologies} />,

  // As wide as short ones are in the face that stands in until ours is loaded, where a system has no Arial.
  'names of many letters': (
    <LogoWall
      heading="What we build with"
      text="Names of many words, and of one long one."
      rows={[{ heading: 'Data', items: named(['Microsoft SQL Server', 'Elasticsearch', 'Internationalization', 'R']) }]}
    />
  ),
};
