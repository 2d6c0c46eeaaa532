/** Milliseconds per turn of the event loop for deferred work. */
const turnBudget = 2;
/** Milliseconds per turn while connections come in. */
const turnBudgetInBurst = 0.5;
/** The number of connections in a row above which they are a burst. */
const maxSteadyConnections = 16;
/** The most milliseconds between two connections that count as being in a row. */
const maxConnectionGap = 20;

const deferredWork = new Set<() => void>();
let isScheduled = false;
let lastConnection = -Infinity;
let connectionsInRow = 0;

/**
 * Notes a new connection. Only one is accepted per turn of the event loop: while they come in, turns must be short, or
 * the last of hundreds waits for hundreds of long turns.
 */
export function noteConnection(): void {
  const now = performance.now();
  connectionsInRow = now - lastConnection < maxConnectionGap ? connectionsInRow + 1 : 1;
  lastConnection = now;
}

/** Whether more connections may be waiting to be accepted. */
export function isConnectionBurst(): boolean {
  if (connectionsInRow <= maxSteadyConnections) return false;
  if (performance.now() - lastConnection < maxConnectionGap) return true;
  // This is called at each request: after a burst, it must not read the clock every time.
  connectionsInRow = 0;
  return false;
}

/**
 * Calls `work` in a later turn of the event loop, in the order of the calls: new data on other connections comes first.
 * Work beyond a turn's share continues in the next turn. A function that still waits is not added a second time.
 */
export function deferWork(work: () => void): void {
  deferredWork.add(work);
  if (isScheduled) return;
  isScheduled = true;
  setImmediate(runTurn);
}

function runTurn(): void {
  const turnEnd = performance.now() + (isConnectionBurst() ? turnBudgetInBurst : turnBudget);
  // Work that is deferred during this turn is for the next one.
  let remaining = deferredWork.size;
  const runNext = (): void => {
    const [work] = deferredWork;
    if (work && remaining > 0 && performance.now() < turnEnd) {
      remaining -= 1;
      deferredWork.delete(work);
      work();
      // Work that results from it, such as parsing the data of a resumed stream, comes first and counts, too.
      process.nextTick(runNext);
    } else if (deferredWork.size > 0) setImmediate(runTurn);
    else isScheduled = false;
  };
  runNext();
}
