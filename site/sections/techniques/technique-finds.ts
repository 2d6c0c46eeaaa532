/** The results of the six techniques for one text, as the figures show them. */
export interface TechniqueFinds {
  /** A word is `start` and its ending `cut`, which is removed; `base` is the word's base form. */
  stems: { start: string; cut: string; base: string }[];
  /** Heaviest first. */
  keywords: string[];
  entities: { words: string; kind: string }[];
  /** Shares in percent that add up to 100. */
  topics: { name: string; share: number }[];
  summary: string;
  /**
   * Words of the text on a scale; `scale` names its lower end, its middle and its upper end. `at` is from 0, most
   * negative, to 100. `sentence`, which contains the words, is shown beside a vertical axis.
   */
  feelings: { scale: [string, string, string]; marks: { words: string; at: number; sentence?: string | undefined }[] };
}
