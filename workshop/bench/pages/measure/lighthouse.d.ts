/** What is used of Lighthouse: only the benchmark installs it, and its types are checked without it as well. */
declare module 'lighthouse' {
  interface Options {
    port: number;
    logLevel: 'silent';
    output: 'json';
    onlyCategories?: string[];
    disableFullPageScreenshot?: boolean;
  }
  interface Report {
    runtimeError?: { code: string };
    audits: Record<string, { numericValue?: number } | undefined>;
    categories: Record<string, { score: number | null } | undefined>;
  }
  export default function lighthouse(url: string, options: Options): Promise<{ lhr: Report } | undefined>;
}
