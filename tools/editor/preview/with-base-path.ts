/**
 * Prepares a document of the site for the editor: puts its addresses below `base`, such as `/secret/site`, and removes its
 * scripts and its links to files that displaying the page does not need.
 */
export function withBasePath(document: string, base: string): string {
  return document
    .replaceAll(/<script\b[^>]*>[^]*?<\/script>/g, '')
    .replaceAll(/<link rel="(?:modulepreload|alternate|canonical|manifest|stylesheet)"[^>]*>/g, '')
    .replaceAll(/\b(href|src|action|poster)="\/(?!\/)/g, `$1="${base}/`)
    .replaceAll(/\b((?:image)?srcset)="([^"]*)"/gi, (_, name, set) => `${String(name)}="${sources(String(set), base)}"`)
    .replaceAll(/url\((['"]?)\/(?!\/)/g, `url($1${base}/`);
}

const sources = (set: string, base: string) => set.replaceAll(/(^|,\s*)\/(?!\/)/g, `$1${base}/`);
