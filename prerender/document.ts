import { stylePolicy } from '#hosting/security-headers.ts';
import type { LanguageName } from '#languages/languages.ts';
import { markdownPath } from './page-markdown.ts';
import { escapeHtml, scriptJson } from './markup.ts';
import { policyHash } from './policy-hash.ts';
import { shareSize, type SharePicture } from './share-pictures.ts';

export interface DocumentParts {
  title: string;
  description: string;
  /** The page's full URL; null on documents that search engines must not index. */
  canonical: string | null;
  /** The address of the page before it in its list; null if there is none. */
  previous: string | null;
  /** The address of the page after it in its list; null if there is none. */
  next: string | null;
  siteName: string;
  /** The page's markup. */
  body: string;
  /** The text of its style sheets, one per element. */
  styles: string[];
  /** Whether the document refuses other styles. A development server adds some. */
  refusesOtherStyles: boolean;
  /** The address of the print style sheet. */
  printStylesAddress: string;
  /** The addresses of the fonts to load immediately. */
  fonts: string[];
  language: LanguageName;
  /** The name of the feeds of the site's articles; null if it has none. */
  feedsName: string | null;
  /** The color of the browser's toolbar. */
  themeColor: string;
  /** The picture that is shown where the page is shared, with its full URL; null if it has none. */
  sharePicture: SharePicture | null;
  kind: 'website' | 'article';
  /** Its schema.org description; null if search engines must not index it. */
  structuredData: object | null;
  /** The release it belongs to: site/navigation/stale-release.ts. */
  release: string;
  /** The route's path; null if the document has no route. */
  path: string | null;
  /** The form that links and the address bar take once the script has started. */
  addresses: 'hash' | 'plain';
  /** Null on a static document. */
  script: {
    /** The text of the script in the head. */
    inline: string;
    /** The address of the site's script. */
    address: string;
    /** The address of the script that measures page loads, and where it sends them; null if nobody receives them. */
    metrics: { address: string; receiver: string } | null;
  } | null;
}

/** One complete HTML document. */
export function htmlDocument(parts: DocumentParts): string {
  const { script } = parts;
  const styles = parts.styles.map((text) => text.trim());
  return [
    `<!doctype html><html lang="${parts.language}"${rootAttributes(parts)}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    script && `<script>${script.inline}</script>`,
    `<title>${escapeHtml(parts.title)}</title>`,
    `<meta name="description" content="${escapeHtml(parts.description)}">`,
    ...links(parts),
    ...shareTags(parts),
    parts.refusesOtherStyles &&
      `<meta http-equiv="Content-Security-Policy" content="${stylePolicy(styles.map(policyHash))}">`,
    ...styles.map((text) => `<style>${text}</style>`),
    // The print style sheet imports the sheets for forced colors and short windows.
    `<link rel="stylesheet" href="${parts.printStylesAddress}" media="print, (forced-colors), (height<600px)">`,
    parts.structuredData && `<script type="application/ld+json">${scriptJson(parts.structuredData)}</script>`,
    `</head><body>${parts.body}</body></html>`,
  ]
    .filter(Boolean)
    .join('');
}

/** Attributes of the root element, for scripts. */
function rootAttributes({ release, path, addresses, script }: DocumentParts): string {
  const data = {
    release,
    ...(path && { path }),
    ...(addresses === 'plain' && { addresses }),
    ...(script && { script: script.address }),
    ...(script?.metrics && { 'metrics-script': script.metrics.address, 'metrics-receiver': script.metrics.receiver }),
  };
  return Object.entries(data)
    .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
    .join('');
}

const links = ({ canonical, previous, next, fonts, feedsName, path, themeColor }: DocumentParts) => [
  canonical ? `<link rel="canonical" href="${escapeHtml(canonical)}">` : '<meta name="robots" content="noindex">',
  previous && `<link rel="prev" href="${previous}">`,
  next && `<link rel="next" href="${next}">`,
  ...fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
  '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/site.webmanifest">',
  ...(feedsName === null ? [] : feedLinks(escapeHtml(feedsName))),
  path && `<link rel="alternate" type="text/markdown" href="${markdownPath(path)}">`,
  `<meta name="theme-color" content="${themeColor}">`,
];

const feedLinks = (title: string) => [
  `<link rel="alternate" type="application/atom+xml" href="/feed.xml" title="${title}">`,
  `<link rel="alternate" type="application/feed+json" href="/feed.json" title="${title}">`,
];

function shareTags({ canonical, title, description, siteName, sharePicture, kind }: DocumentParts) {
  if (!canonical) return [];
  const tags = [
    ['og:type', kind],
    ['og:site_name', siteName],
    ['og:title', title],
    ['og:description', description],
    ['og:url', canonical],
    ...(sharePicture
      ? [
          ['og:image', sharePicture.address],
          ['og:image:width', String(shareSize.width)],
          ['og:image:height', String(shareSize.height)],
          ['og:image:alt', sharePicture.alt],
        ]
      : []),
  ];
  return [
    ...tags.map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content ?? '')}">`),
    `<meta name="twitter:card" content="${sharePicture ? 'summary_large_image' : 'summary'}">`,
  ];
}
