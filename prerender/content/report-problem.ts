/** Called with each problem in a body and its line there. */
export type ReportProblem = (line: number, message: string) => void;
