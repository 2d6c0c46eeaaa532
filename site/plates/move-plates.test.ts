// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { capturePicture, type Capture } from './capture-picture.ts';
import { movePlates } from './move-plates.ts';
import { createPlateStage, type PlateStage } from './plate-stage.ts';

vi.mock('./capture-picture.ts', () => ({ capturePicture: vi.fn<typeof capturePicture>() }));
vi.mock('./plate-stage.ts', () => ({ createPlateStage: vi.fn<typeof createPlateStage>() }));

beforeEach(() => {
  vi.mocked(createPlateStage).mockReset();
  vi.mocked(createPlateStage).mockResolvedValue({} as PlateStage);
});
afterEach(() => vi.unstubAllGlobals());

/** A context on a canvas outside the document. */
function testContext({ isLost = false } = {}) {
  const canvas = document.createElement('canvas');
  return { canvas, getExtension: () => null, isContextLost: () => isLost } as unknown as WebGL2RenderingContext;
}

test('a picture that is resized while it is captured is captured again', async () => {
  let resize: () => void = () => undefined;
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
  const lifetime = new AbortController();
  await movePlates(image, testContext(), '/plates.json', lifetime.signal);
  let clientX = 0;
  const movePointer = () => {
    // From side to side: a movement shorter than 2% of the picture's width would start no wave.
    clientX = 100 - clientX;
    const event = new MouseEvent('pointermove', { clientX });
    parent.dispatchEvent(Object.assign(event, { pointerType: 'mouse' }));
  };
  resize();
  expect(captures).toHaveLength(1);
  resize();
  captures[0]!(capture);
  await expect
    .poll(() => {
      movePointer();
      return captures;
    })
    .toHaveLength(2);
  captures[1]!(capture);
  await new Promise(setImmediate);
  movePointer();
  expect(captures).toHaveLength(2);
  lifetime.abort();
});

const ends: [how: string, end: (canvas: HTMLCanvasElement, controller: AbortController) => void][] = [
  ['a context that is lost', (canvas) => void canvas.dispatchEvent(new Event('webglcontextlost'))],
  ['an abort', (_, controller) => controller.abort()],
];

test.each(ends)('%s while the plates’ file loads ends the loading, and no shader is compiled', async (_, end) => {
  const response = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', (_address: string, { signal }: { signal: AbortSignal }) => {
    signal.addEventListener('abort', () => response.reject(signal.reason as Error));
    return response.promise;
  });
  const gl = testContext();
  const controller = new AbortController();
  const moving = movePlates(document.createElement('img'), gl, '/plates.json', controller.signal);
  end(gl.canvas as HTMLCanvasElement, controller);
  response.resolve(Response.json({ plates: [] }));
  await expect(moving).rejects.toThrow(/abort/);
  expect(createPlateStage).not.toHaveBeenCalled();
});

test('no shader is compiled for a context that is already lost', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ plates: [] }));
  const { signal } = new AbortController();
  const moving = movePlates(document.createElement('img'), testContext({ isLost: true }), '/plates.json', signal);
  await expect(moving).rejects.toThrow('lost');
  expect(createPlateStage).not.toHaveBeenCalled();
});

test('a movement that is aborted before it begins loads nothing', async () => {
  const fetchFile = vi.fn<typeof fetch>(async () => Response.json({ plates: [] }));
  vi.stubGlobal('fetch', fetchFile);
  const moving = movePlates(document.createElement('img'), testContext(), '/plates.json', AbortSignal.abort());
  await expect(moving).rejects.toThrow(/abort/);
  expect(fetchFile).not.toHaveBeenCalled();
});
