import { stylePolicy } from '#hosting/security-headers.ts';
import { sourceHash } from './inline-script.ts';
import { markdownPath } from './for-machines.ts';
import { escapeHtml, scriptJson } from './markup.ts';
import { shareSize, type SharePicture } from './share-pictures.ts';

export interface DocumentParts {
  title: string;
  description: string;
  /** The complete plain address; none on documents that search engines must not list. */
  canonical: string | null;
  siteName: string;
  /** The page's markup. */
  body: string;
  /** The text of its style sheets. */
  styles: string[];
  /** Whether no other style sheet may be written into it, as a development server does. */
  hasOnlyItsStyles: boolean;
  /** The address of the style sheet for paper. */
  printStyles: string;
  fonts: string[];
  /** What a browser paints around the page. */
  themeColor: string;
  /** Its address is complete here. */
  sharePicture: SharePicture | null;
  kind: 'website' | 'article';
  /** What it is in schema.org's terms; none where search engines must not look. */
  structuredData: object | null;
  /** The release that writes it: site/navigation/stale-release.ts. */
  release: string;
  /** The route's path; none where the document is of no route. */
  path: string | null;
  /** None on a document that stays as it is. */
  script: {
    inline: string;
    /** The address of the site's script. */
    address: string;
    /** The address of what measures page loads, and where that sends them; none where nobody receives them. */
    metrics: { address: string; receiver: string } | null;
  } | null;
}

/** One complete HTML document. */
export function htmlDocument(parts: DocumentParts): string {
  const { script } = parts;
  const styles = parts.styles.map((text) => text.trim());
  return [
    `<!doctype html><html lang="en"${rootData(parts)}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    script && `<script>${script.inline}</script>`,
    `<title>${escapeHtml(parts.title)}</title>`,
    `<meta name="description" content="${escapeHtml(parts.description)}">`,
    ...links(parts),
    ...shareTags(parts),
    parts.hasOnlyItsStyles &&
      `<meta http-equiv="Content-Security-Policy" content="${stylePolicy(styles.map(sourceHash))}">`,
    ...styles.map((text) => `<style>${text}</style>`),
    `<link rel="stylesheet" href="${parts.printStyles}" media="print">`,
    parts.structuredData && `<script type="application/ld+json">${scriptJson(parts.structuredData)}</script>`,
    `</head><body>${parts.body}</body></html>`,
  ]
    .filter(Boolean)
    .join('');
}

/** What scripts read of a document, as attributes of its root element. */
function rootData({ release, path, script }: DocumentParts): string {
  const data = {
    release,
    ...(path && { path }),
    ...(script && { script: script.address }),
    ...(script?.metrics && { 'metrics-script': script.metrics.address, 'metrics-receiver': script.metrics.receiver }),
  };
  return Object.entries(data)
    .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
    .join('');
}

const links = ({ canonical, fonts, path, themeColor }: DocumentParts) => [
  canonical ? `<link rel="canonical" href="${escapeHtml(canonical)}">` : '<meta name="robots" content="noindex">',
  ...fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
  '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/site.webmanifest">',
  '<link rel="alternate" type="application/atom+xml" href="/feed.xml" title="Articles">',
  '<link rel="alternate" type="application/feed+json" href="/feed.json" title="Articles">',
  path && `<link rel="alternate" type="text/markdown" href="${markdownPath(path)}">`,
  `<meta name="theme-color" content="${themeColor}">`,
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
