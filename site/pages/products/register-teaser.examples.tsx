import type { Examples } from '../../gallery/examples.ts';
import { RegisterTeaser } from './register-teaser.tsx';

export const examples: Examples = {
  '/product': ({ '/product': page }) => <RegisterTeaser {...page.register} />,
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
