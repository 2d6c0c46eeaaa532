import { afterEach, expect, test, vi } from 'vitest';
import { PlateAnimation } from './plate-animation.ts';
import { initialWave } from './waves.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** An animation of one plate that moves, with functions that advance its clock and show its next frame. */
async function movingPlate() {
  let now = 1000;
  let drawFrame: FrameRequestCallback | undefined;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.stubGlobal('devicePixelRatio', 1);
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    drawFrame = callback;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => (drawFrame = undefined));
  const onTooSlow = vi.fn<() => void>();
  const origin = { x: 0.5, y: 0.5 };
  const capture = { geometry: { density: 1 }, plateCenters: [origin], origin };
  const animation = new PlateAnimation({
    canvas: { style: {} },
    stage: { draw: () => undefined },
    file: { plates: [[0, 0, 0, 1, 0, 0, 0, 2, 1]] },
    capture: async () => capture,
    onTooSlow,
    signal: new AbortController().signal,
  } as unknown as ConstructorParameters<typeof PlateAnimation>[0]);
  await animation.addWave((_, time) => initialWave(origin, time));
  return {
    animation,
    onTooSlow,
    advance: (milliseconds: number) => void (now += milliseconds),
    frame: () => drawFrame?.(now),
  };
}

test('the movement ends at the fourth late frame in a row', async () => {
  const { onTooSlow, advance, frame } = await movingPlate();
  for (let count = 0; count < 3; count += 1) {
    advance(150);
    frame();
  }
  expect(onTooSlow).not.toHaveBeenCalled();
  advance(150);
  frame();
  expect(onTooSlow).toHaveBeenCalledOnce();
});

test('a pause is not a late frame', async () => {
  const { animation, onTooSlow, advance, frame } = await movingPlate();
  for (let count = 0; count < 5; count += 1) {
    animation.setPaused(true);
    advance(500);
    animation.setPaused(false);
    advance(16);
    frame();
  }
  expect(onTooSlow).not.toHaveBeenCalled();
});
