// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { capturePicture, type Capture } from './capture-picture.ts';
import { movePlates } from './move-plates.ts';

vi.mock('./capture-picture.ts', () => ({ capturePicture: vi.fn<typeof capturePicture>() }));
vi.mock('./plate-stage.ts', () => ({ createPlateStage: async () => ({}) }));

afterEach(() => vi.unstubAllGlobals());

test('a picture that is resized while it is captured is captured again', async () => {
  let resize = () => undefined as void;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resize = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('fetch', async () => Response.json({ plates: [] }));
  const captures: ((capture: Capture) => void)[] = [];
  vi.mocked(capturePicture).mockImplementation(() => new Promise((resolve) => captures.push(resolve)));
  const capture = {
    geometry: { density: devicePixelRatio, picture: { left: 0, right: 100 } },
    plateCenters: [],
    origin: { x: 0, y: 0 },
  } as unknown as Capture;

  document.body.innerHTML = '<div><img></div>';
  const [parent, image] = [document.querySelector('div')!, document.querySelector('img')!];
  Object.defineProperty(image, 'offsetParent', { value: parent });
  const gl = { canvas: document.createElement('canvas'), getExtension: () => null };
  const lifetime = new AbortController();
  await movePlates(image, gl as unknown as WebGL2RenderingContext, '/plates.json', lifetime.signal);
  const movePointer = () => {
    const event = new MouseEvent('pointermove', { clientX: Math.random() * 100 });
    parent.dispatchEvent(Object.assign(event, { pointerType: 'mouse' }));
  };
  resize();
  expect(captures).toHaveLength(1);
  resize();
  captures[0]!(capture);
  await vi.waitFor(() => {
    movePointer();
    expect(captures).toHaveLength(2);
  });
  captures[1]!(capture);
  await new Promise(setImmediate);
  movePointer();
  expect(captures).toHaveLength(2);
  lifetime.abort();
});
