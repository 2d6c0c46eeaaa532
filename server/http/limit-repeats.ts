/** Milliseconds between two reports of one event. */
const interval = 60_000;

/**
 * Reports each event at once, and its repetitions once a minute with their number: a client that repeats something endlessly
 * must not fill a log. `Event` must be a small set of strings, none of them from a request.
 */
export function limitRepeats<Event extends string>(
  report: (event: Event, times: number) => void,
): (event: Event) => void {
  /** How often each event that was reported within the last minute has happened since. */
  const repetitions = new Map<Event, number>();

  function reportNow(event: Event, times: number): void {
    report(event, times);
    repetitions.set(event, 0);
    setTimeout(() => {
      const repeated = repetitions.get(event) ?? 0;
      repetitions.delete(event);
      if (repeated > 0) reportNow(event, repeated);
    }, interval).unref();
  }

  return (event) => {
    const repeated = repetitions.get(event);
    if (repeated === undefined) reportNow(event, 1);
    else repetitions.set(event, repeated + 1);
  };
}
