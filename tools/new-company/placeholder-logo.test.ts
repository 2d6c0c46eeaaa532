import { expect, test } from 'vitest';
import { logoProblem, readLogo, vanishingProblem } from '#content/schema/logo.ts';
import { randomPalettes } from '../../art/testing/random-palettes.ts';
import { placeholderLogo } from './placeholder-logo.ts';

test('builds accept a new company’s placeholder logo in fifty random palettes', () => {
  for (const palette of randomPalettes) {
    const { cobalt: main, signal: accent, night: dark, ink: text, pine: second } = palette;
    const logo = placeholderLogo({ main, accent, dark, text, second });
    expect(logoProblem(logo) ?? vanishingProblem(readLogo(logo)!, palette), logo).toBeUndefined();
  }
});
