/** What the six techniques take from one text, in the form each one's figure draws. */
export interface TechniqueFinds {
  /** `cut` is the ending that goes, `base` the word that remains. */
  stems: { start: string; cut: string; base: string }[];
  /** The heaviest first. */
  keywords: string[];
  entities: { words: string; kind: string }[];
  /** Shares in percent that add up to 100, the largest first. */
  topics: { name: string; share: number }[];
  summary: string;
  /** `at` from 0, most negative, to 100; `sentence`: the one that says so, shown on a standing axis. */
  feelings: { scale: [string, string, string]; marks: { words: string; at: number; sentence?: string | undefined }[] };
}
