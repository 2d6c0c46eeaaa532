import { setTimeout } from 'node:timers/promises';
import type { Key } from './driver.ts';

/** The protocol's codes for keys that type nothing. */
const keyCodes: Record<Key, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
};

/**
 * Milliseconds that a command waits for a page that is loading. WebKit's driver sometimes misses the end of a load, and
 * would then wait for five minutes, the default. With this limit, the next poll gets an answer.
 */
const loadTimeout = 20_000;

/** A client of classic WebDriver (https://www.w3.org/TR/webdriver2/), with only the commands that journeys need. */
export class WebDriverSession {
  readonly #address: string;

  private constructor(address: string) {
    this.#address = address;
  }

  /** Starts a browser through the driver at `server`. */
  static async start(server: string, capabilities: object): Promise<WebDriverSession> {
    await waitUntilListening(server);
    const timeouts = { pageLoad: loadTimeout };
    const body = { capabilities: { alwaysMatch: { timeouts, ...capabilities } } };
    const { sessionId } = (await send('POST', `${server}/session`, body)) as { sessionId: string };
    return new WebDriverSession(`${server}/session/${sessionId}`);
  }

  open(address: string) {
    return this.#post('url', { url: address });
  }

  reload() {
    return this.#post('refresh');
  }

  back() {
    return this.#post('back');
  }

  forward() {
    return this.#post('forward');
  }

  evaluate(run: (...args: never[]) => unknown, args: unknown[]): Promise<unknown> {
    return this.#post('execute/sync', { script: `return (${String(run)}).apply(null, arguments)`, args });
  }

  move(x: number, y: number) {
    return this.#point([moveTo(x, y)]);
  }

  click(x: number, y: number) {
    return this.#point([moveTo(x, y), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]);
  }

  async type(text: string) {
    for (const character of text) await this.#press(character === '\n' ? keyCodes.Enter : character);
  }

  press(key: Key) {
    return this.#press(keyCodes[key]);
  }

  /** Sets the window's outer size, in pixels. */
  resizeWindow(width: number, height: number) {
    return this.#post('window/rect', { width, height });
  }

  /** Ends the browser. */
  async end() {
    await send('DELETE', this.#address);
  }

  #point(actions: object[]) {
    return this.#act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
  }

  #press(value: string) {
    return this.#act({
      type: 'key',
      id: 'keyboard',
      actions: [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ],
    });
  }

  async #act(source: object) {
    await this.#post('actions', { actions: [source] });
  }

  #post(command: string, body: object = {}): Promise<unknown> {
    return send('POST', `${this.#address}/${command}`, body);
  }
}

const moveTo = (x: number, y: number) => ({
  type: 'pointerMove',
  x: Math.round(x),
  y: Math.round(y),
  duration: 0,
});

/** Polls without a limit of its own: the hook that starts the browser has one. */
async function waitUntilListening(server: string) {
  for (;;) {
    const response = await fetch(`${server}/status`).catch(() => undefined);
    if (response) return void (await response.text());
    await setTimeout(20);
  }
}

async function send(method: string, address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${method} ${new URL(address).pathname}: ${error}: ${message}`);
}
