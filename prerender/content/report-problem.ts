/** Called with what is wrong in a body, and its line there. */
export type ReportProblem = (line: number, words: string) => void;
