import {
  createBufferInfoFromArrays,
  createFramebufferInfo,
  createProgramInfosAsync,
  createTexture,
  drawBufferInfo,
  resizeFramebufferInfo,
  setBuffersAndAttributes,
  setTextureFromArray,
  setTextureFromElement,
  setUniforms,
  type ProgramInfo,
} from 'twgl.js';
import { backgroundShaders, plateIdShaders, plateShaders } from './plate-shaders.ts';
import type { PlatesFile } from './plates-file.ts';

export interface PlateStage {
  /**
   * Replaces the picture by one as large as the canvas, which shows everything that the canvas will cover. `camera` is the
   * 4 by 4 matrix, by columns, that maps the scene to the canvas.
   */
  load: (picture: OffscreenCanvas, camera: Float32Array) => void;
  /** Draws all plates, each lifted by its angle in radians. */
  draw: (angles: readonly number[]) => void;
  /** Resolves when the graphics card has finished. WebGL calls before that would block the main thread. */
  waitUntilDone: () => Promise<void>;
}

/**
 * Draws plates on a canvas with the pixels of their picture: while none is lifted, the result is the picture.
 * Rejects if a shader does not compile.
 */
export async function createPlateStage(gl: WebGL2RenderingContext, file: PlatesFile): Promise<PlateStage> {
  // Compiles without blocking the page. Without this callback, twgl would log a failure, which rejects anyway.
  const programs = (await createProgramInfosAsync(
    gl,
    { plateIds: plateIdShaders, plates: plateShaders, background: backgroundShaders },
    { errorCallback: () => undefined },
  )) as Record<'plateIds' | 'plates' | 'background', ProgramInfo>;

  const plateCount = file.plates.length;
  const plates = createBufferInfoFromArrays(gl, createMesh(file));
  const corners = createBufferInfoFromArrays(gl, {
    corner: { data: new Float32Array([-1, -1, 1, -1, -1, 1, 1, 1]), numComponents: 2 },
  });
  const nearestOptions = { min: gl.NEAREST, mag: gl.NEAREST, wrap: gl.CLAMP_TO_EDGE };
  const pictureOptions = { min: gl.LINEAR, mag: gl.LINEAR, wrap: gl.CLAMP_TO_EDGE, auto: false, flipY: 1 };
  const liftRow = { ...nearestOptions, internalFormat: gl.R32F, width: plateCount, height: 1, auto: false };
  const attachments = [{ ...nearestOptions, internalFormat: gl.RGBA8 }, { format: gl.DEPTH_COMPONENT16 }];
  const lifts = createTexture(gl, { ...liftRow, src: new Float32Array(plateCount) });
  const picture = createTexture(gl, pictureOptions);
  // The number of the plate that each pixel of the picture shows: drawn once per picture.
  const plateIds = createFramebufferInfo(gl, attachments, 1, 1);
  const uniforms = {
    picture,
    lifts,
    plateIds: plateIds.attachments[0],
    lamp: file.lamp,
    background: parseColor(file.ground),
    camera: new Float32Array(16),
  };
  const use = (program: ProgramInfo, buffers: typeof plates) => {
    gl.useProgram(program.program);
    setBuffersAndAttributes(gl, program, buffers);
    setUniforms(program, uniforms);
  };
  const drawPlates = (program: ProgramInfo) => {
    use(program, plates);
    drawBufferInfo(gl, plates, gl.TRIANGLES, plates.numElements, 0, plateCount);
  };
  gl.enable(gl.DEPTH_TEST);

  return {
    load(canvas, camera) {
      uniforms.camera = camera as typeof uniforms.camera;
      const { width, height } = canvas;
      setTextureFromElement(gl, picture, canvas as unknown as HTMLCanvasElement, pictureOptions);
      resizeFramebufferInfo(gl, plateIds, attachments, width, height);
      gl.viewport(0, 0, width, height);
      gl.bindFramebuffer(gl.FRAMEBUFFER, plateIds.framebuffer);
      gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
      drawPlates(programs.plateIds);
      gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    },
    draw(angles) {
      setTextureFromArray(gl, lifts, new Float32Array(angles), liftRow);
      gl.clear(gl.DEPTH_BUFFER_BIT);
      use(programs.background, corners);
      drawBufferInfo(gl, corners, gl.TRIANGLE_STRIP);
      drawPlates(programs.plates);
    },
    async waitUntilDone() {
      const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
      if (!fence) return;
      gl.flush();
      // A fence is signaled between tasks, so asking more often than once a frame would be useless.
      while (gl.clientWaitSync(fence, 0, 0) === gl.TIMEOUT_EXPIRED)
        await new Promise((resolve) => setTimeout(resolve, 20));
      gl.deleteSync(fence);
    },
  };
}

/** The red, green and blue of a `#rrggbb`, each from 0 to 1. */
const parseColor = (hex: string) => [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16) / 255);

/** One outline with a left, middle and right point at each level, drawn once per plate (instancing). */
function createMesh({ levels, plates }: PlatesFile) {
  const sides = [-1, 0, 1];
  const perPlate = (from: number, size: number) => ({
    data: new Float32Array(plates.flatMap((plate) => plate.slice(from, from + size))),
    numComponents: size,
    divisor: 1,
  });
  // Two squares between each level and the next.
  const square = [0, 1, 4, 0, 4, 3, 1, 2, 5, 1, 5, 4];
  return {
    level: { data: new Float32Array(levels.flatMap((level) => sides.flatMap(() => level))), numComponents: 3 },
    side: { data: new Float32Array(levels.flatMap(() => sides)), numComponents: 1 },
    root: perPlate(0, 3),
    rotation: perPlate(3, 4),
    shape: perPlate(7, 4),
    indices: new Uint16Array(levels.slice(1).flatMap((_, index) => square.map((corner) => 3 * index + corner))),
  };
}
