/** Milliseconds per turn of the event loop for deferred work: normally, and while connections come in. */
const share = 2;
const shareInRush = 0.5;
/** A rush is more than this many connections, each within this many milliseconds of the one before. */
const fewConnections = 16;
const longestGap = 20;

const putOff = new Set<() => void>();
let running = false;
let lastConnection = -Infinity;
let connectionsInRow = 0;

/**
 * Notes a new connection. Only one is accepted per turn of the event loop: while they come in, turns must be short, or
 * the last of hundreds waits for hundreds of long turns.
 */
export function noteConnection(): void {
  const now = performance.now();
  connectionsInRow = now - lastConnection < longestGap ? connectionsInRow + 1 : 1;
  lastConnection = now;
}

/** Whether more connections may be waiting to be accepted. */
export function isRush(): boolean {
  if (connectionsInRow <= fewConnections) return false;
  if (performance.now() - lastConnection < longestGap) return true;
  // This is called at each request: after a rush, it must not read the clock every time.
  connectionsInRow = 0;
  return false;
}

/**
 * Calls `work` in a later turn of the event loop, in the order of the calls: new data on other connections comes first.
 * Work beyond a turn's share continues in the next turn.
 */
export function inLaterTurn(work: () => void): void {
  putOff.add(work);
  if (running) return;
  running = true;
  setImmediate(runTurn);
}

function runTurn(): void {
  const until = performance.now() + (isRush() ? shareInRush : share);
  // Work that is deferred meanwhile is for the next turn.
  let left = putOff.size;
  const runNext = (): void => {
    const [work] = putOff;
    if (work && left > 0 && performance.now() < until) {
      left -= 1;
      putOff.delete(work);
      work();
      // What follows from it, such as parsing data of a resumed stream, comes first and counts too.
      process.nextTick(runNext);
    } else if (putOff.size > 0) setImmediate(runTurn);
    else running = false;
  };
  runNext();
}
