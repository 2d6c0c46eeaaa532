import { expect, it } from 'vitest';
import { drawWings } from './draw-wings.ts';

it.each([[['hero-blogg']], [['draft', 'hero-blogg']]])(
  'the arguments %j name a picture that does not exist: nothing is rendered',
  async (args) => {
    await expect(drawWings(args)).rejects.toThrow('No wing “hero-blogg”. There are: banner-custom-software, banner-');
  },
);
