import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ConnectionMemory } from './connection-memory.ts';
import { deferWork, isConnectionBurst, noteConnection } from './deferred-work.ts';

/** A parsed request, by its response, and the function that answers it. */
type Exchange = { response: ServerResponse; answer: () => void };

/**
 * The reason that nothing is read from a connection: one of its requests is not answered yet, other connections have
 * their turn, or reading has ended for good.
 */
type PauseReason = 'unanswered' | 'turn' | 'failed';

type ConnectionState = {
  /** The response that is being made. */
  current: ServerResponse | undefined;
  /** The request after that, which was parsed together with the end of the current one's body. */
  next: Exchange | undefined;
  /** Ends the connection after the answers to earlier requests; set once it cannot be read any further. */
  fail: (() => void) | undefined;
  /** A counter that grows with every request of any connection. */
  lastUsed: number;
  pauseReasons: Set<PauseReason>;
  /** Whether the connection has waited for its turn, so that its next data is parsed. */
  hasTurn: boolean;
  memory: ConnectionMemory;
};

/** A property of the connection: looking it up in a map would cost a request more than all the rest. */
const stateSymbol = Symbol('state');

type ThrottledSocket = Duplex & { [stateSymbol]?: ConnectionState };

let requestCount = 0;

/** Bytes that are parsed in one go: most requests are smaller. */
const maxSliceBytes = 2048;
const endOfHead = Buffer.from('\r\n\r\n');

/**
 * Answers the requests of a connection one after another and parses its data in slices: at most 2 kB and one head each,
 * one slice per turn of the event loop, none while a parsed request is unanswered. Waiting data counts toward `memory`.
 *
 * The system delivers up to 64 kB at a time, which Node turns into thousands of requests or chunks before anything else
 * happens: from a thousand senders, that is gigabytes of requests, and other visitors wait for minutes.
 *
 * Call it once the server has accepted the connection: the connection's only data listener is then the parser.
 */
export function throttleConnection(socket: Socket, memory: ConnectionMemory): void {
  const state: ConnectionState = {
    current: undefined,
    next: undefined,
    fail: undefined,
    lastUsed: requestCount,
    pauseReasons: new Set(),
    hasTurn: false,
    memory,
  };
  (socket as ThrottledSocket)[stateSymbol] = state;
  noteConnection();
  const [parse] = socket.listeners('data');
  if (!parse) throw new Error('the server does not read this connection');

  const unread = (data: Buffer): void => {
    socket.unshift(compact(data));
    memory.update(socket);
  };
  const nextTurn = (): void => resumeReading(socket, 'turn');
  socket.off('data', parse as (data: Buffer) => void);
  socket.on('data', (data: Buffer) => {
    if (state.current?.req.complete) pauseReading(socket, 'unanswered');
    // Node has resumed it by now, and the data that was put back arrives before the resume event.
    if (state.pauseReasons.size > 0) {
      socket.pause();
      unread(data);
      return;
    }
    const length = isConnectionBurst() && !state.hasTurn ? 0 : sliceLength(data);
    state.hasTurn = false;
    if (length === data.length) {
      parse.call(socket, data);
      return;
    }
    pauseReading(socket, 'turn');
    if (length > 0) parse.call(socket, data.subarray(0, length));
    unread(data.subarray(length));
    deferWork(nextTurn);
  });
}

/** The number of bytes to parse now: up to the end of a head, which is an empty line. */
function sliceLength(data: Buffer): number {
  const head = data.indexOf(endOfHead);
  return Math.min(head === -1 ? data.length : head + endOfHead.length, maxSliceBytes, data.length);
}

/** The rest of a chunk keeps the whole chunk in memory, so it is copied if it is the smaller part. */
function compact(rest: Buffer): Buffer {
  if (rest.length * 2 > rest.buffer.byteLength) return rest;
  const copy = Buffer.allocUnsafeSlow(rest.length);
  rest.copy(copy);
  return copy;
}

/** Whether a request of this connection is unanswered, and when the last one came: a smaller number is earlier. */
export function connectionUse(socket: Duplex): { isBusy: boolean; lastUsed: number } {
  const { current, lastUsed = 0 } = stateOf(socket) ?? {};
  return { isBusy: current !== undefined, lastUsed };
}

/** Calls `answer` when all earlier requests of the connection are answered; never if it closes before. */
export function answerInOrder({ socket }: IncomingMessage, response: ServerResponse, answer: () => void): void {
  const state = stateOf(socket);
  if (!state) throw new Error('the connection is not throttled');
  state.lastUsed = ++requestCount;
  response.on('close', answerNext);
  if (!state.current) {
    startAnswer(state, response, answer);
    return;
  }
  state.next = { response, answer };
  pauseReading(socket, 'unanswered');
}

function stateOf(socket: Duplex): ConnectionState | undefined {
  return (socket as ThrottledSocket)[stateSymbol];
}

/**
 * Calls `fail` once, when everything read from the connection before is answered; immediately if it is the body of the
 * request under way that cannot be read.
 */
export function failAfterPendingAnswers(socket: Duplex, fail: () => void): void {
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

/** Whether the body of its request could not be read, so that it will never be answered. */
function isUnreadable(response: ServerResponse): boolean {
  return !response.req.complete && !response.headersSent;
}

function startAnswer(state: ConnectionState, response: ServerResponse, answer: () => void): void {
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
  if (next) startAnswer(state, next.response, next.answer);
  else state.fail?.();
  if (state.pauseReasons.has('unanswered')) deferWork(() => resumeReading(socket, 'unanswered'));
}

/** Stops reading from a connection, whatever else Node does with it. */
export function pauseReading(socket: Duplex, reason: PauseReason = 'failed'): void {
  stateOf(socket)?.pauseReasons.add(reason);
  socket.pause();
  // Node resumes a connection whenever one of its requests is done.
  socket.off('resume', pauseAgain).on('resume', pauseAgain);
}

function resumeReading(socket: Duplex, reason: PauseReason): void {
  const state = stateOf(socket);
  state?.pauseReasons.delete(reason);
  if (state?.pauseReasons.size !== 0) return;
  state.hasTurn = true;
  socket.off('resume', pauseAgain);
  socket.resume();
}

function pauseAgain(this: Duplex): void {
  this.pause();
}
