import type { Examples } from '../../gallery/examples.ts';
import { UnevenPair } from './uneven-pair.tsx';
import { PhoneTeaser } from './phone-teaser.tsx';
import { RegisterTeaser } from './register-teaser.tsx';

export const examples: Examples = {
  '/product': ({ '/product': page }) => (
    <UnevenPair>
      <PhoneTeaser {...page.church} />
      <RegisterTeaser {...page.register} />
    </UnevenPair>
  ),
};
