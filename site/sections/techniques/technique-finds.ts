/** What the six techniques extract from one text, in the form that each figure draws. */
export interface TechniqueFinds {
  /** `cut` is the ending that is removed, `base` the word that remains. */
  stems: { start: string; cut: string; base: string }[];
  /** Heaviest first. */
  keywords: string[];
  entities: { words: string; kind: string }[];
  /** Shares in percent that add up to 100, largest first. */
  topics: { name: string; share: number }[];
  summary: string;
  /** `at` from 0, most negative, to 100; `sentence`: the sentence behind a mark, shown on a vertical axis. */
  feelings: { scale: [string, string, string]; marks: { words: string; at: number; sentence?: string | undefined }[] };
}
