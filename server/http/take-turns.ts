import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** A request that is read, by its response, and what answers it. */
type Exchange = { response: ServerResponse; answer: () => void };

type Turns = {
  current: ServerResponse | undefined;
  waiting: Exchange[];
  /** Ends the connection after the answers to what was read before; set once it cannot be read any further. */
  fail: (() => void) | undefined;
  /** Grows with every request of any connection. */
  lastUsed: number;
  /** Why nothing is read from the connection. */
  stops: Set<'waiting' | 'failed' | 'slice'>;
};

/** On the connection itself: a map from it would cost each request more than all the rest of this. */
const turnsKey = Symbol('turns');

type TurningSocket = Duplex & { [turnsKey]?: Turns };

let requests = 0;

/** Bytes that are parsed at one go: most requests are smaller. */
const longestSlice = 2048;

/**
 * Has the pipelined requests of a connection answered one after another, and what comes on it parsed in slices: of 2 kB
 * and at most `most` requests, one in a turn of the event loop, none while a request waits. Calls `refuse` when there is
 * more of so many: what comes after them is dropped.
 *
 * The system hands over up to 64 kB at once, of which Node makes thousands of requests or pieces of a body before anything
 * else happens: from a thousand senders that is gigabytes of requests, and another visitor waits for minutes.
 *
 * Call it when the server has met the connection: its one listener for data is what parses.
 */
export function takeTurns(socket: Duplex, most: number, refuse: () => void): void {
  const turns: Turns = { current: undefined, waiting: [], fail: undefined, lastUsed: requests, stops: new Set() };
  (socket as TurningSocket)[turnsKey] = turns;
  const [parse] = socket.listeners('data');
  if (!parse) throw new Error('the server does not read this connection');

  const done = (): void => release(socket, 'slice');
  socket.off('data', parse as (data: Buffer) => void);
  socket.on('data', (data: Buffer) => {
    // Node has resumed it meanwhile, and what was put back comes before the word of that.
    if (turns.stops.size > 0) {
      socket.pause();
      socket.unshift(data);
      return;
    }
    const length = sliceOf(data, most);
    if (length === data.length) {
      parse.call(socket, data);
      return;
    }
    stopReading(socket, 'slice');
    parse.call(socket, data.subarray(0, length));
    if (turns.waiting.length + 1 >= most) {
      refuse();
      return;
    }
    socket.unshift(data.subarray(length));
    setImmediate(done);
  });
}

/** How much of it is parsed now: to the end of so many heads, each of which ends with an empty line. */
function sliceOf(data: Buffer, most: number): number {
  const longest = Math.min(data.length, longestSlice);
  // Shorter than so many of the shortest requests.
  if (longest < most * shortestRequest) return longest;
  let end = 0;
  for (let heads = 0; heads < most; heads += 1) {
    const next = data.indexOf(emptyLine, end);
    if (next === -1 || next + emptyLine.length >= longest) return longest;
    end = next + emptyLine.length;
  }
  return end;
}

const emptyLine = Buffer.from('\r\n\r\n');
const shortestRequest = 'GET / HTTP/1.1\r\n\r\n'.length;

/** Undefined while a request of this connection is not answered; else the smaller, the longer it has been idle. */
export function lastUse(socket: Duplex): number | undefined {
  const turns = turnsOf(socket);
  return turns?.current ? undefined : (turns?.lastUsed ?? 0);
}

/** Calls `answer` when all earlier requests of the connection are answered; never when it closes before. */
export function whenItsTurn({ socket }: IncomingMessage, response: ServerResponse, answer: () => void): void {
  const turns = turnsOf(socket);
  if (!turns) throw new Error('the connection takes no turns');
  turns.lastUsed = ++requests;
  response.on('close', next);
  if (turns.current) wait(socket, turns, { response, answer });
  else begin(turns, response, answer);
}

function turnsOf(socket: Duplex): Turns | undefined {
  return (socket as TurningSocket)[turnsKey];
}

/** Calls `fail` once, when all that was read of the connection before is answered. */
export function afterAnswers(socket: Duplex, fail: () => void): void {
  const turns = turnsOf(socket);
  if (!turns || (!turns.current && !turns.fail)) {
    fail();
    return;
  }
  if (turns.fail) return;
  turns.fail = fail;
  stopReading(socket, 'failed');
  if (turns.current && isUnreadable(turns.current)) fail();
}

/** It was its own body that could not be read: no answer to it comes. */
function isUnreadable(response: ServerResponse): boolean {
  return !response.req.complete && !response.headersSent;
}

function wait(socket: Duplex, turns: Turns, exchange: Exchange): void {
  turns.waiting.push(exchange);
  if (turns.waiting.length === 1) stopReading(socket, 'waiting');
}

function begin(turns: Turns, response: ServerResponse, answer: () => void): void {
  turns.current = response;
  if (turns.fail && isUnreadable(response)) turns.fail();
  else answer();
}

function next(this: ServerResponse): void {
  const { socket } = this.req;
  const turns = turnsOf(socket);
  if (!turns) return;
  turns.current = undefined;
  if (socket.destroyed) {
    turns.waiting = [];
    return;
  }
  const exchange = turns.waiting.shift();
  if (!exchange) {
    turns.fail?.();
    return;
  }
  if (turns.waiting.length === 0) release(socket, 'waiting');
  begin(turns, exchange.response, exchange.answer);
}

/** Leaves what comes on a connection to the system, whatever else is done with it; for good where it has `failed`. */
export function stopReading(socket: Duplex, because: 'waiting' | 'failed' | 'slice' = 'failed'): void {
  turnsOf(socket)?.stops.add(because);
  socket.pause();
  // Node goes on reading a connection whenever it is done with a request of it.
  socket.off('resume', pauseAgain).on('resume', pauseAgain);
}

function release(socket: Duplex, because: 'waiting' | 'slice'): void {
  const { stops } = turnsOf(socket) ?? {};
  stops?.delete(because);
  if (stops?.size !== 0) return;
  socket.off('resume', pauseAgain);
  socket.resume();
}

function pauseAgain(this: Duplex): void {
  this.pause();
}
