import type { Examples } from '../../gallery/examples.ts';
import { RegisterScreen } from './register-screen.tsx';

export const examples: Examples = {
  '/pos-system': ({ '/pos-system': page }) => <RegisterScreen {...page.terminal} />,
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
