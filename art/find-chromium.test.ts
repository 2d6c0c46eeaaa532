import { afterEach, expect, test, vi } from 'vitest';
import { findChromium } from './find-chromium.ts';

vi.mock(import('node:fs'), async (original) => ({ ...(await original()), existsSync: () => false }));

vi.mock('@playwright/test', () => ({
  chromium: {
    executablePath: () => {
      throw new Error('Browser is not supported on current platform');
    },
  },
}));

afterEach(() => vi.unstubAllEnvs());

test('where none is installed and Playwright has no build for the system, there is no Chromium', () => {
  vi.stubEnv('CHROMIUM', '');
  expect(findChromium()).toBeUndefined();
});
