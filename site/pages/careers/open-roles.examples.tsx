import type { Examples } from '../../gallery/examples.ts';
import { OpenRoles } from './open-roles.tsx';

export const examples: Examples = {
  '/careers': ({ '/careers': page }) => <OpenRoles {...page.roles} />,
};
