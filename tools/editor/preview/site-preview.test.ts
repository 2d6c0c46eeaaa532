import { expect, onTestFinished, test } from 'vitest';
import { contentFolder } from '../../content-folder.ts';
import { sitePreview } from './site-preview.ts';

test('a preview whose renderer failed to start tries again at the next request', async () => {
  let startCount = 0;
  const preview = sitePreview(contentFolder, async () => {
    startCount += 1;
    throw new Error(`start ${startCount} failed`);
  });
  onTestFinished(preview.close);
  await expect(preview.pages()).rejects.toThrow('start 1 failed');
  await expect(preview.pages()).rejects.toThrow('start 2 failed');
});
