import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { freePort } from '#server/testing/free-port.ts';
import type { Driver, Engine, StartOptions } from './driver.ts';
import { WebDriverSession } from './web-driver-session.ts';

const webDriver = '/usr/bin/WebKitWebDriver';
const xServer = '/usr/bin/Xvfb';
const miniBrowser = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').at(-1);

/** WebKitGTK from Debian: Safari's engine, in a small browser made for tests. */
export const webkit: Engine = {
  name: 'WebKit',
  installationProblem: () =>
    miniBrowser && existsSync(webDriver) && existsSync(xServer)
      ? undefined
      : 'WebKit is not installed (Debian: sudo apt-get install webkit2gtk-driver xvfb)',
  // MiniBrowser's toolbar does not get narrower.
  phoneWidth: 447,
  printSkipReason: 'WebKitWebDriver has no command that prints',
  pageScript: `(${String(recordConsole)})()`,
  start: startWebKit,
};

async function startWebKit({ javaScriptEnabled }: StartOptions): Promise<Driver> {
  const screen = start(xServer, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
  const display = await displayNumber(screen.stdio[3] as Readable);
  const port = await freePort();
  const server = start(webDriver, [`--port=${port}`, '--host=127.0.0.1'], {
    DISPLAY: `:${display}`,
    // WebKit's sandbox works neither for root nor in a container.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  });
  const session = await WebDriverSession.start(`http://127.0.0.1:${port}`, {
    'webkitgtk:browserOptions': {
      binary: miniBrowser,
      args: ['--automation', `--enable-javascript=${javaScriptEnabled}`],
    },
  });
  return {
    open: async (address) => void (await session.open(address)),
    reload: async () => void (await session.reload()),
    back: async () => void (await session.back()),
    forward: async () => void (await session.forward()),
    evaluate: async (run, ...args) => (await session.evaluate(run, args)) as ReturnType<typeof run>,
    move: (x, y) => session.move(x, y),
    click: (x, y) => session.click(x, y),
    type: (text) => session.type(text),
    press: (key) => session.press(key),
    resize: async (width, height) => void (await session.resizeWindow(width, height)),
    print: () => Promise.reject(new Error(webkit.printSkipReason)),
    takeConsole: async () => (await session.evaluate(takeConsole, [])) as string[],
    close: async () => {
      await session.end();
      await stop(server);
      await stop(screen);
    },
  };
}

/** Starts a program, which is ended when this process exits. */
function start(program: string, args: string[], environment: NodeJS.ProcessEnv = {}): ChildProcess {
  const child = spawn(program, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  process.once('exit', () => child.kill());
  return child;
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

/** The number of the display that the X server prints once it has started. */
async function displayNumber(output: Readable): Promise<string> {
  for await (const line of createInterface({ input: output })) return line;
  throw new Error(`${xServer} ended before it printed its display`);
}

/**
 * Stores the console output of a page in the session storage of its tab: MiniBrowser does not print it under automation,
 * and classic WebDriver does not report it. Runs in the page.
 */
function recordConsole() {
  const store = (line: string) => {
    const lines = JSON.parse(sessionStorage.getItem('console-lines') ?? '[]') as string[];
    sessionStorage.setItem('console-lines', JSON.stringify([...lines, line]));
  };
  for (const level of ['debug', 'log', 'info', 'warn', 'error'] as const) {
    console[level] = (...args: unknown[]) => store(`${level}: ${args.join(' ')}`);
  }
  const describeLoadError = (element: Element) =>
    `${element.localName} does not load: ${element.outerHTML.slice(0, 200)}`;
  addEventListener(
    'error',
    (event: Event) => store(event instanceof ErrorEvent ? event.message : describeLoadError(event.target as Element)),
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => store(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    store(`${violatedDirective} forbids ${blockedURI}`),
  );
}

/** Returns the console output that `recordConsole` has stored, and forgets it. Runs in the page. */
function takeConsole() {
  const lines = JSON.parse(sessionStorage.getItem('console-lines') ?? '[]') as string[];
  sessionStorage.removeItem('console-lines');
  return lines;
}
