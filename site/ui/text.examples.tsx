import type { Examples } from '../gallery/examples.ts';
import { Text } from './text.tsx';

export const examples: Examples = {
  lead: <Text size="lead">What leads into a section.</Text>,
  'small and quiet': (
    <Text size="small" color="quiet">
      What is said beside a figure.
    </Text>
  ),
  'fine and strong': (
    <Text size="fine" weight="strong">
      A label in a drawn screen
    </Text>
  ),
  'a name on its own line': (
    <Text>
      <Text as="b" weight="strong" block>
        A name
      </Text>
      and what is said of it
    </Text>
  ),
  'short lines of equal length': (
    <Text measure="short" balance>
      A sentence that stands under a title and has more to say than one line holds.
    </Text>
  ),
};

/** The component is a part of a section, which provides its background and edges. */
export const isPart = true;
