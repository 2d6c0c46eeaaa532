/** What the six techniques take from one text, in the form each one's figure draws. */
export interface TechniqueFinds {
  /** `cut` is the ending struck out, `base` the word that remains. */
  stems: { start: string; cut: string; base: string }[];
  /** The heaviest first. */
  keywords: string[];
  entities: { words: string; kind: string }[];
  /** Shares in percent that add up to 100, the largest first. */
  topics: { name: string; share: number }[];
  summary: string;
  /** `at` from 0, most negative, to 100. */
  feelings: { scale: [string, string, string]; marks: { words: string; at: number }[] };
}
