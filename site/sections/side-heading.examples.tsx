import type { Examples } from '../gallery/examples.ts';
import { SideHeading } from './side-heading.tsx';

export const examples: Examples = {
  '/it-business-consulting': ({ '/it-business-consulting': page }) => <SideHeading {...page.automation} />,
  '/development-center-services': ({ '/development-center-services': page }) => <SideHeading {...page.cost} />,
  '/development-center-services, second': ({ '/development-center-services': page }) => <SideHeading {...page.team} />,
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
