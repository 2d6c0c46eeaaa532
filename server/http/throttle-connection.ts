import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ConnectionMemory } from './connection-memory.ts';
import { inLaterTurn, isRush, noteConnection } from './later-turns.ts';

/** A request that is read, by its response, and what answers it. */
type Exchange = { response: ServerResponse; answer: () => void };

/** Why nothing is read from a connection: one of its requests is not answered yet, others have their turn, or for good. */
type PauseReason = 'unanswered' | 'turn' | 'failed';

type ConnectionState = {
  current: ServerResponse | undefined;
  /** Read together with the end of the one before. */
  next: Exchange | undefined;
  /** Ends the connection after the answers to what was read before; set once it cannot be read any further. */
  fail: (() => void) | undefined;
  /** Grows with every request of any connection. */
  lastUsed: number;
  pauseReasons: Set<PauseReason>;
  /** Whether it has waited for its turn. */
  hasTurn: boolean;
  memory: ConnectionMemory;
};

/** On the connection itself: a map from it would cost each request more than all the rest of this. */
const stateKey = Symbol('state');

type ThrottledSocket = Duplex & { [stateKey]?: ConnectionState };

let requests = 0;

/** Bytes that are parsed at one go: most requests are smaller. */
const maxSliceBytes = 2048;
const emptyLine = Buffer.from('\r\n\r\n');

/**
 * Answers the requests of a connection one after another, and parses what comes in on it in slices: of 2 kB and one head
 * at most, one slice per turn of the event loop, none while a request that has been read is not answered. What waits
 * counts for `memory`.
 *
 * The system hands over up to 64 kB at once, of which Node makes thousands of requests or pieces of a body before anything
 * else happens: from a thousand senders that is gigabytes of requests, and another visitor waits for minutes.
 *
 * Call it once the server has accepted the connection: its one listener for data is what parses.
 */
export function throttleConnection(socket: Socket, memory: ConnectionMemory): void {
  const state: ConnectionState = {
    current: undefined,
    next: undefined,
    fail: undefined,
    lastUsed: requests,
    pauseReasons: new Set(),
    hasTurn: false,
    memory,
  };
  (socket as ThrottledSocket)[stateKey] = state;
  noteConnection();
  const [parse] = socket.listeners('data');
  if (!parse) throw new Error('the server does not read this connection');

  const putBack = (data: Buffer): void => {
    socket.unshift(compact(data));
    memory.update(socket);
  };
  const nextTurn = (): void => release(socket, 'turn');
  socket.off('data', parse as (data: Buffer) => void);
  socket.on('data', (data: Buffer) => {
    if (state.current?.req.complete) pauseReading(socket, 'unanswered');
    // Node has resumed it meanwhile, and what was put back comes before the word of that.
    if (state.pauseReasons.size > 0) {
      socket.pause();
      putBack(data);
      return;
    }
    const length = isRush() && !state.hasTurn ? 0 : sliceOf(data);
    state.hasTurn = false;
    if (length === data.length) {
      parse.call(socket, data);
      return;
    }
    pauseReading(socket, 'turn');
    if (length > 0) parse.call(socket, data.subarray(0, length));
    putBack(data.subarray(length));
    inLaterTurn(nextTurn);
  });
}

/** How much of it is parsed now: to the end of a head, which is an empty line. */
function sliceOf(data: Buffer): number {
  const head = data.indexOf(emptyLine);
  return Math.min(head === -1 ? data.length : head + emptyLine.length, maxSliceBytes, data.length);
}

/** The rest of a read keeps all of it in memory, so it is copied when it is the smaller part. */
function compact(rest: Buffer): Buffer {
  if (rest.length * 2 > rest.buffer.byteLength) return rest;
  const copy = Buffer.allocUnsafeSlow(rest.length);
  rest.copy(copy);
  return copy;
}

/** Whether a request of this connection is not answered yet, and when the last one came: smaller is earlier. */
export function connectionUse(socket: Duplex): { isBusy: boolean; lastUsed: number } {
  const { current, lastUsed = 0 } = stateOf(socket) ?? {};
  return { isBusy: current !== undefined, lastUsed };
}

/** Calls `answer` when all earlier requests of the connection are answered; never when it closes before. */
export function answerInOrder({ socket }: IncomingMessage, response: ServerResponse, answer: () => void): void {
  const state = stateOf(socket);
  if (!state) throw new Error('the connection is not throttled');
  state.lastUsed = ++requests;
  response.on('close', answerNext);
  if (!state.current) {
    start(state, response, answer);
    return;
  }
  state.next = { response, answer };
  pauseReading(socket, 'unanswered');
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

function start(state: ConnectionState, response: ServerResponse, answer: () => void): void {
  state.current = response;
  if (state.fail && isUnreadable(response)) state.fail();
  else answer();
}

function answerNext(this: ServerResponse): void {
  const { socket } = this.req;
  const state = stateOf(socket);
  if (!state) return;
  const { next } = state;
  state.current = undefined;
  state.next = undefined;
  if (socket.destroyed) return;
  state.memory.update(socket);
  if (next) start(state, next.response, next.answer);
  else state.fail?.();
  if (state.pauseReasons.has('unanswered')) inLaterTurn(() => release(socket, 'unanswered'));
}

/** Leaves what comes in on a connection to the system, whatever else is done with it. */
export function pauseReading(socket: Duplex, because: PauseReason = 'failed'): void {
  stateOf(socket)?.pauseReasons.add(because);
  socket.pause();
  // Node keeps reading a connection whenever it is done with a request of it.
  socket.off('resume', pauseAgain).on('resume', pauseAgain);
}

function release(socket: Duplex, because: PauseReason): void {
  const state = stateOf(socket);
  state?.pauseReasons.delete(because);
  if (state?.pauseReasons.size !== 0) return;
  state.hasTurn = true;
  socket.off('resume', pauseAgain);
  socket.resume();
}

function pauseAgain(this: Duplex): void {
  this.pause();
}
