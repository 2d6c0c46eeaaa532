import { roundTo } from '../statistics.ts';

/** The output of the article's sorter.py for one split. */
export interface ClassifierOutput {
  /** Accuracy in percent and number of items: by category, by confidence, and under `right overall`. */
  shares: Record<string, { right: number; of: number }>;
  /** Items above the confidence threshold, which the article calls the line: their number and errors, by category. */
  aboveLine: { category: string; items: number; wrong: number }[];
  errors: number;
  /** The share of all items. */
  errorShare: number;
  /** Most frequent first. */
  confusions: { category: string; filedAs: string; items: number }[];
}

/** The lines that sorter.py prints. */
const shareLine = /^(.+?): ([\d.]+|nan)% of (\d+)(?:, (\d+) above the line, (\d+) of these wrong)?$/;
const confusionLine = /^(\w+) filed as (\w+): (\d+)$/;

const totalItems = (counts: { items: number }[]) => counts.reduce((sum, { items }) => sum + items, 0);

export function parseClassifierOutput(printed: string): ClassifierOutput {
  const result: ClassifierOutput = { shares: {}, aboveLine: [], errors: 0, errorShare: 0, confusions: [] };
  for (const line of printed.trim().split('\n')) {
    const [, category = '', filedAs = '', items] = confusionLine.exec(line) ?? [];
    const [, name, right, of, above, wrong] = shareLine.exec(line) ?? [];
    if (items) result.confusions.push({ category, filedAs, items: Number(items) });
    else if (name) result.shares[name] = { right: Number(right), of: Number(of) };
    else throw new Error(`sorter.py printed an unexpected line: ${line}`);
    if (name && above) result.aboveLine.push({ category: name, items: Number(above), wrong: Number(wrong) });
  }
  const errors = totalItems(result.confusions);
  return { ...result, errors, errorShare: roundTo(errors / result.shares['right overall']!.of) };
}

/** The items above the threshold: in the largest category, politics, and in all others together. */
export function thresholdSummary({ shares, aboveLine, errors, confusions }: ClassifierOutput) {
  const politics = aboveLine.find(({ category }) => category === 'politics')!;
  const otherCategories = aboveLine.filter((count) => count !== politics);
  const otherItems = shares['right overall']!.of - shares['politics']!.of;
  const countWrong = (counts: typeof aboveLine) => counts.reduce((sum, { wrong }) => sum + wrong, 0);
  return {
    items: totalItems(aboveLine),
    /** The share of all items. */
    reached: roundTo(totalItems(aboveLine) / shares['right overall']!.of),
    wrong: countWrong(aboveLine),
    politics: {
      items: politics.items,
      wrong: politics.wrong,
      right: roundTo(1 - politics.wrong / politics.items),
      share: roundTo(politics.items / totalItems(aboveLine)),
      reached: roundTo(politics.items / shares['politics']!.of),
    },
    others: {
      items: totalItems(otherCategories),
      wrong: countWrong(otherCategories),
      right: roundTo(1 - countWrong(otherCategories) / totalItems(otherCategories)),
      of: otherItems,
      reached: roundTo(totalItems(otherCategories) / otherItems),
    },
    /** The two most frequent confusions, as a share of all errors. */
    firstTwoConfusions: roundTo(totalItems(confusions.slice(0, 2)) / errors),
  };
}

/** A month of `aging.py`. */
export interface Month {
  month: string;
  articles: number;
  /** The share of articles above the threshold. */
  aboveLine: number;
  /** The share of these that are filed right; null if there are none. */
  rightAboveLine: number | null;
}

/** The items above the threshold, and the number of wrong ones among them, before the month `cutoff` and from it on. */
export function thresholdSummaryByAge(months: readonly Month[], cutoff: string) {
  const summaryOf = (part: readonly Month[]) => {
    const sum = (of: (month: Month) => number) => part.reduce((count, month) => count + Math.round(of(month)), 0);
    const items = sum(({ articles, aboveLine }) => articles * aboveLine);
    const wrong = sum(({ articles, aboveLine, rightAboveLine }) => articles * aboveLine * (1 - (rightAboveLine ?? 1)));
    return { items, wrong, right: roundTo(1 - wrong / items) };
  };
  return {
    from: cutoff,
    before: summaryOf(months.filter(({ month }) => month < cutoff)),
    after: summaryOf(months.filter(({ month }) => month >= cutoff)),
  };
}
