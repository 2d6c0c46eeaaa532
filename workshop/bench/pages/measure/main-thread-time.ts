export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds: on the clock, and of processor time. */
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

export interface ThreadTime {
  /** Milliseconds of processor time: what others do on the machine does not lengthen it. */
  processor: number;
  /** Milliseconds on the clock. */
  wall: number;
}

/** How long the main threads of all pages in a trace worked. Throws when the trace tells no processor time. */
export function mainThreadTime(events: TraceEvent[]): ThreadTime {
  const mains = new Set(
    events.filter((event) => event.args?.name === 'CrRendererMain').map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = events.filter(
    ({ name, ph, pid, tid }) => ph === 'X' && name === 'RunTask' && mains.has(`${pid} ${tid}`),
  );
  if (tasks.length > 0 && tasks.every(({ tdur }) => tdur === undefined)) {
    throw new Error('The trace has no thread times: this Chromium does not tell them (tdur).');
  }
  const sum = (key: 'dur' | 'tdur') => tasks.reduce((total, task) => total + (task[key] ?? 0), 0) / 1000;
  return { processor: sum('tdur'), wall: sum('dur') };
}
