import type { Examples } from '../../gallery/examples.ts';
import { PhoneMembers } from './phone-members.tsx';

export const examples: Examples = {
  '/mobile-development': ({ '/mobile-development': page }) => (
    <PhoneMembers
      members={[page.process.screen.members[0]!, page.process.screen.members[1]!, page.process.screen.members[2]!]}
    />
  ),
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
