/** Milliseconds of a turn of the event loop that go to what was put off, and how many while connections come in. */
const share = 2;
const shareInRush = 0.5;
/** A rush is more connections than a few visitors', none of which came so many milliseconds after the one before. */
const fewConnections = 16;
const longestGap = 20;

const putOff = new Set<() => void>();
let running = false;
let lastConnection = -Infinity;
let connectionsInRow = 0;

/**
 * Somebody has connected. Only one connection is accepted in a turn of the event loop: as long as they come in, turns are to
 * be short, or whoever is the last of hundreds waits for hundreds of long ones.
 */
export function noteConnection(): void {
  const now = performance.now();
  connectionsInRow = now - lastConnection < longestGap ? connectionsInRow + 1 : 1;
  lastConnection = now;
}

/** Whether more connections may wait to be accepted. */
export function isRush(): boolean {
  if (connectionsInRow <= fewConnections) return false;
  if (performance.now() - lastConnection < longestGap) return true;
  // Asked at each request: the clock is not to be read for ever after.
  connectionsInRow = 0;
  return false;
}

/**
 * Calls `work` in a later turn of the event loop, in the order in which it was asked for: first comes what is new on other
 * connections. What takes longer than its share of a turn goes on in the next.
 */
export function inLaterTurn(work: () => void): void {
  putOff.add(work);
  if (running) return;
  running = true;
  setImmediate(runTurn);
}

function runTurn(): void {
  const until = performance.now() + (isRush() ? shareInRush : share);
  // What is put off meanwhile is for the next turn.
  let left = putOff.size;
  const runNext = (): void => {
    const [work] = putOff;
    if (work && left > 0 && performance.now() < until) {
      left -= 1;
      putOff.delete(work);
      work();
      // What follows from it, such as parsing what a resumed stream holds, comes first and counts.
      process.nextTick(runNext);
    } else if (putOff.size > 0) setImmediate(runTurn);
    else running = false;
  };
  runNext();
}
