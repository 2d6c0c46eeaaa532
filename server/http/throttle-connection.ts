import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** A request that is read, by its response, and what answers it. */
type Exchange = { response: ServerResponse; answer: () => void };

type ConnectionState = {
  current: ServerResponse | undefined;
  waiting: Exchange[];
  /** Ends the connection after the answers to what was read before; set once it cannot be read any further. */
  fail: (() => void) | undefined;
  /** Grows with every request of any connection. */
  lastUsed: number;
  /** Why nothing is read from the connection. */
  pauseReasons: Set<'waiting' | 'failed' | 'slice'>;
};

/** On the connection itself: a map from it would cost each request more than all the rest of this. */
const stateKey = Symbol('state');

type ThrottledSocket = Duplex & { [stateKey]?: ConnectionState };

let requests = 0;

/** Bytes that are parsed at one go: most requests are smaller. */
const maxSliceBytes = 2048;

/**
 * Answers the pipelined requests of a connection one after another, and parses what comes in on it in slices: of 2 kB and
 * at most `maxPipelined` requests, one slice per turn of the event loop, none while a request waits. Calls `refuse` when
 * so many are pending and there is more: what comes after them is dropped.
 *
 * The system hands over up to 64 kB at once, of which Node makes thousands of requests or pieces of a body before anything
 * else happens: from a thousand senders that is gigabytes of requests, and another visitor waits for minutes.
 *
 * Call it once the server has accepted the connection: its one listener for data is what parses.
 */
export function throttleConnection(socket: Duplex, maxPipelined: number, refuse: () => void): void {
  const state: ConnectionState = {
    current: undefined,
    waiting: [],
    fail: undefined,
    lastUsed: requests,
    pauseReasons: new Set(),
  };
  (socket as ThrottledSocket)[stateKey] = state;
  const [parse] = socket.listeners('data');
  if (!parse) throw new Error('the server does not read this connection');

  const done = (): void => release(socket, 'slice');
  socket.off('data', parse as (data: Buffer) => void);
  socket.on('data', (data: Buffer) => {
    // Node has resumed it meanwhile, and what was put back comes before the word of that.
    if (state.pauseReasons.size > 0) {
      socket.pause();
      socket.unshift(data);
      return;
    }
    const length = sliceOf(data, maxPipelined);
    if (length === data.length) {
      parse.call(socket, data);
      return;
    }
    pauseReading(socket, 'slice');
    parse.call(socket, data.subarray(0, length));
    if (state.waiting.length + 1 >= maxPipelined) {
      refuse();
      return;
    }
    socket.unshift(data.subarray(length));
    setImmediate(done);
  });
}

/** How much of it is parsed now: to the end of so many heads, each of which ends with an empty line. */
function sliceOf(data: Buffer, maxPipelined: number): number {
  const longest = Math.min(data.length, maxSliceBytes);
  // Shorter than so many of the shortest requests.
  if (longest < maxPipelined * minRequestBytes) return longest;
  let end = 0;
  for (let heads = 0; heads < maxPipelined; heads += 1) {
    const next = data.indexOf(emptyLine, end);
    if (next === -1 || next + emptyLine.length >= longest) return longest;
    end = next + emptyLine.length;
  }
  return end;
}

const emptyLine = Buffer.from('\r\n\r\n');
const minRequestBytes = 'GET / HTTP/1.1\r\n\r\n'.length;

/** Undefined while a request of this connection is not answered; else the smaller, the longer it has been idle. */
export function lastActivity(socket: Duplex): number | undefined {
  const state = stateOf(socket);
  return state?.current ? undefined : (state?.lastUsed ?? 0);
}

/** Calls `answer` when all earlier requests of the connection are answered; never when it closes before. */
export function answerInOrder({ socket }: IncomingMessage, response: ServerResponse, answer: () => void): void {
  const state = stateOf(socket);
  if (!state) throw new Error('the connection is not throttled');
  state.lastUsed = ++requests;
  response.on('close', next);
  if (state.current) enqueue(socket, state, { response, answer });
  else startNext(state, response, answer);
}

function stateOf(socket: Duplex): ConnectionState | undefined {
  return (socket as ThrottledSocket)[stateKey];
}

/** Calls `fail` once, when all that was read of the connection before is answered. */
export function afterPendingAnswers(socket: Duplex, fail: () => void): void {
  const state = stateOf(socket);
  if (!state || (!state.current && !state.fail)) {
    fail();
    return;
  }
  if (state.fail) return;
  state.fail = fail;
  pauseReading(socket, 'failed');
  if (state.current && isUnreadable(state.current)) fail();
}

/** It was its own body that could not be read: no answer to it comes. */
function isUnreadable(response: ServerResponse): boolean {
  return !response.req.complete && !response.headersSent;
}

function enqueue(socket: Duplex, state: ConnectionState, exchange: Exchange): void {
  state.waiting.push(exchange);
  if (state.waiting.length === 1) pauseReading(socket, 'waiting');
}

function startNext(state: ConnectionState, response: ServerResponse, answer: () => void): void {
  state.current = response;
  if (state.fail && isUnreadable(response)) state.fail();
  else answer();
}

function next(this: ServerResponse): void {
  const { socket } = this.req;
  const state = stateOf(socket);
  if (!state) return;
  state.current = undefined;
  if (socket.destroyed) {
    state.waiting = [];
    return;
  }
  const exchange = state.waiting.shift();
  if (!exchange) {
    state.fail?.();
    return;
  }
  if (state.waiting.length === 0) release(socket, 'waiting');
  startNext(state, exchange.response, exchange.answer);
}

/** Leaves what comes in on a connection to the system, whatever else is done with it; for good where it has `failed`. */
export function pauseReading(socket: Duplex, because: 'waiting' | 'failed' | 'slice' = 'failed'): void {
  stateOf(socket)?.pauseReasons.add(because);
  socket.pause();
  // Node keeps reading a connection whenever it is done with a request of it.
  socket.off('resume', pauseAgain).on('resume', pauseAgain);
}

function release(socket: Duplex, because: 'waiting' | 'slice'): void {
  const { pauseReasons } = stateOf(socket) ?? {};
  pauseReasons?.delete(because);
  if (pauseReasons?.size !== 0) return;
  socket.off('resume', pauseAgain);
  socket.resume();
}

function pauseAgain(this: Duplex): void {
  this.pause();
}
