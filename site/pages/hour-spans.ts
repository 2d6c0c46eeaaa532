import type { z } from 'zod';

/** A part of a day in hours (9.5 is half past nine), and its path in a page's content. */
interface HourSpan {
  from: number;
  to: number;
  path: PropertyKey[];
}

/** The hours of a day that a drawing shows, and the current one. */
interface DrawnHours {
  opens: number;
  closes: number;
  now: number;
}

/** Reports what a drawing of a part of a day cannot show: hours outside that part, and spans that do not end after they begin. */
export function reportHours({ opens, closes, now }: DrawnHours, spans: HourSpan[], context: z.RefinementCtx): void {
  const report = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message });
  if (closes <= opens) {
    report(['closes'], `is not after ${opens}, when it opens: write a later hour`);
    return;
  }
  const checkDrawn = (hour: number, path: PropertyKey[]) => {
    if (hour < opens || hour > closes)
      report(path, `is not between ${opens} and ${closes}, which are drawn: correct one of them`);
  };
  checkDrawn(now, ['now']);
  for (const { from, to, path } of spans) {
    if (to <= from) report([...path, 'to'], `is not after ${from}, when it begins: write a later hour`);
    else {
      checkDrawn(from, [...path, 'from']);
      checkDrawn(to, [...path, 'to']);
    }
  }
}

/** Reports spans of a list that begin before the one above them has ended: they would cover it. */
export function reportOverlaps(spans: readonly Pick<HourSpan, 'from' | 'to'>[], context: z.RefinementCtx): void {
  for (const [index, { from }] of spans.entries()) {
    const above = spans[index - 1];
    if (!above || from >= above.to) continue;
    const message = `is before ${above.to}, when the one above it ends: correct one of them`;
    context.addIssue({ code: 'custom', path: [index, 'from'], message });
  }
}
