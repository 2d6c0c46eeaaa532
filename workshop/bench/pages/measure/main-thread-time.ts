/** An event of Chromium's Trace Event Format, with the properties that are used here. */
export interface TraceEvent {
  name: string;
  /** The phase: `X` for an event with a duration, `M` for metadata, such as a thread's name. */
  ph: string;
  /** The process. */
  pid: number;
  /** The thread within the process. */
  tid: number;
  /** Microseconds of wall time. */
  dur?: number;
  /** Microseconds of processor time. */
  tdur?: number;
  args?: { name?: string };
}

export interface ThreadTime {
  /** Milliseconds of processor time, which other work on the machine does not lengthen. */
  processor: number;
  /** Milliseconds of wall time. */
  wall: number;
}

/** The time that the main threads of all pages in a trace were busy. Throws if the trace has no processor time. */
export function mainThreadTime(events: TraceEvent[]): ThreadTime {
  const mainThreads = new Set(
    events.filter((event) => event.args?.name === 'CrRendererMain').map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = events.filter(
    ({ name, ph, pid, tid }) => ph === 'X' && name === 'RunTask' && mainThreads.has(`${pid} ${tid}`),
  );
  if (tasks.length > 0 && tasks.every(({ tdur }) => tdur === undefined)) {
    throw new Error('The trace has no thread times: this Chromium does not report them (tdur).');
  }
  const sum = (key: 'dur' | 'tdur') => tasks.reduce((total, task) => total + (task[key] ?? 0), 0) / 1000;
  return { processor: sum('tdur'), wall: sum('dur') };
}
