import type { Examples } from '../../gallery/examples.ts';
import { StatementFigure } from './statement-figure.tsx';

export const examples: Examples = {
  '/web-development': ({ '/web-development': page }) => <StatementFigure {...page.intro} />,
};
