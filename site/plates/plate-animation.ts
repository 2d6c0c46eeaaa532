import type { Capture } from './capture-picture.ts';
import type { PlateStage } from './plate-stage.ts';
import type { PlatesFile } from './plates-file.ts';
import { hasSettled, liftAt, propagateLifts, reachesAny, type Wave } from './waves.ts';

/** The most waves at the same time: more are ignored. */
const maxWaves = 32;

/** The most milliseconds by which one frame advances time: in a tab that was hidden, the movement resumes where it was. */
const maxFrameTime = 50;

/** Milliseconds after which a frame is late. */
const lateFrameTime = 100;

/** The most consecutive late frames: after one more, the machine counts as too slow. */
const maxLateFrames = 3;

interface AnimationParts {
  canvas: HTMLCanvasElement;
  stage: PlateStage;
  file: PlatesFile;
  /** Loads the picture as it is shown into the stage; resolves with undefined if `signal` has aborted by then. */
  capture: () => Promise<Capture | undefined>;
  onTooSlow: () => void;
  /** Aborts when the movement ends. */
  signal: AbortSignal;
}

/** Sends waves through the plates of a picture. While none moves, the canvas is hidden and no frame is requested. */
export class PlateAnimation {
  readonly #parts: AnimationParts;
  /** The picture that the stage has; undefined if the stage needs a new one. */
  #capture: Capture | undefined;
  #capturing: Promise<void> | undefined;
  /** The number of times that the picture was discarded: a picture that was measured before the last time is outdated. */
  #discardCount = 0;
  #waves: Wave[] = [];
  /** Milliseconds for which plates have moved. */
  #time = 0;
  /** The id of the requested frame; 0 if none is requested. */
  #frameRequest = 0;
  /** The time of the last frame, like `performance.now()`. */
  #lastFrameTime = 0;
  /** The number of consecutive late frames up to the last one. */
  #lateFrameCount = 0;
  #isPaused = false;

  constructor(parts: AnimationParts) {
    this.#parts = parts;
    parts.signal.addEventListener('abort', () => this.stop());
  }

  /** Starts the wave that `createWave` returns, if any, once the stage has the picture. Ignored while paused. */
  async addWave(createWave: (capture: Capture, time: number) => Wave | undefined) {
    if (this.#isPaused) return;
    if (this.#capture?.geometry.density !== devicePixelRatio) this.#capture = undefined;
    if (!this.#capture) await (this.#capturing ??= this.#captureAgain().finally(() => (this.#capturing = undefined)));
    if (!this.#capture || this.#isPaused || this.#parts.signal.aborted) return;
    const wave = createWave(this.#capture, this.#time);
    if (!wave || this.#waves.length >= maxWaves || !reachesAny(wave, this.#capture.plateCenters)) return;
    if (this.#waves.length === 0) this.#lastFrameTime = performance.now();
    this.#waves.push(wave);
    this.#requestFrame();
  }

  /** Stops the plates where they are, or resumes. */
  setPaused(isPaused: boolean) {
    this.#isPaused = isPaused;
    if (isPaused) return this.#cancelFrame();
    // The pause does not count as a late frame.
    this.#lastFrameTime = performance.now();
    this.#requestFrame();
  }

  /** Ends all waves, and shows the picture itself. */
  stop() {
    this.#cancelFrame();
    this.#waves = [];
    this.#parts.canvas.style.visibility = 'hidden';
  }

  /** Stops, and discards the picture, which has another size by now: the next wave captures it again. */
  discardPicture() {
    this.stop();
    this.#capture = undefined;
    this.#discardCount++;
  }

  async #captureAgain() {
    const discardCount = this.#discardCount;
    const capture = await this.#parts.capture();
    if (capture && discardCount === this.#discardCount) this.#capture = capture;
  }

  #requestFrame() {
    if (!this.#frameRequest && !this.#isPaused && this.#waves.length > 0)
      this.#frameRequest = requestAnimationFrame((now) => this.#draw(now));
  }

  #cancelFrame() {
    cancelAnimationFrame(this.#frameRequest);
    this.#frameRequest = 0;
  }

  #draw(now: number) {
    const { canvas, stage, file, onTooSlow } = this.#parts;
    const frameTime = now - this.#lastFrameTime;
    this.#lateFrameCount = frameTime > lateFrameTime ? this.#lateFrameCount + 1 : 0;
    if (this.#lateFrameCount > maxLateFrames) return onTooSlow();
    this.#time += Math.min(frameTime, maxFrameTime);
    this.#lastFrameTime = now;
    this.#frameRequest = 0;
    this.#waves = this.#waves.filter((wave) => !hasSettled(wave, this.#time));
    if (this.#waves.length === 0 || !this.#capture) return this.stop();
    const angles = this.#capture.plateCenters.map((center) => liftAt(center, this.#waves, this.#time));
    stage.draw(propagateLifts(angles, file.plates));
    canvas.style.visibility = '';
    this.#requestFrame();
  }
}
