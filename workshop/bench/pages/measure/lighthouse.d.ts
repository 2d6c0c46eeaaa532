/** The types that the bench uses of Lighthouse, so that its own can be checked where Lighthouse is not installed. */
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
