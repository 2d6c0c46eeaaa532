import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { SiteCache } from './cache/site-cache.ts';
import { readPalette } from './content/read-palette.ts';
import { projectRoot } from './project-root.ts';
import { siteBundle } from './site-bundle.ts';

test('a file that cannot be written while scripts are bundled is reported, with the system’s code', async () => {
  const folder = temporaryFolder();
  const cache = new SiteCache(folder);
  writeFileSync(cache.filesFolder, 'not a folder');
  const inputs = {
    palette: readPalette(join(projectRoot, 'content'))!,
    locale: { language: 'en', country: 'US' },
  } as const;
  await expect(siteBundle(inputs, cache)).rejects.toMatchObject({
    code: 'EEXIST',
    path: cache.filesFolder,
  });
}, 600_000);
