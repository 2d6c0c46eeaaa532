import { expect, test } from 'vitest';
import { isSharedModule } from './is-shared-module.ts';

test.each(['/home/someone/work/', '/srv/site/app', '/srv/node_modules/react/'])(
  'in a project at %s only what every page needs is shared',
  (root) => {
    const shared = (file: string) => isSharedModule(root, `${root.replace(/\/$/, '')}/${file}`);
    expect(shared('site/layout/header.tsx')).toBe(true);
    expect(shared('site/app.tsx')).toBe(true);
    expect(shared('node_modules/react-dom/client.js')).toBe(true);
    expect(shared('site/pages/team-page.tsx')).toBe(false);
    expect(shared('site/ui/icons/clock.ts')).toBe(false);
    expect(shared('node_modules/web-vitals/dist/web-vitals.js')).toBe(false);
  },
);
