import postcss from 'postcss';
import { expect, test } from 'vitest';
import { inlineTokens } from './inline-tokens.js';

test('a sheet that sets a token is refused: it would override the token’s value', async () => {
  const sheet = '.art { --edge: 20%; width: var(--edge) }';
  await expect(postcss([inlineTokens()]).process(sheet, { from: undefined })).rejects.toThrow('--edge is a token');
});
