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
  /** Style sheets: their address and text. */
  styles: { href: string; text: string }[];
  fonts: string[];
  /** Its address is complete here. */
  sharePicture: SharePicture | null;
  kind: 'website' | 'article';
  /** schema.org descriptions. */
  structuredData: object[];
  /** What the scripts need; none on a document that stays as it is. */
  script: {
    inline: string;
    entry: string;
    chunks: string[];
    data: unknown;
  } | null;
}

/** One complete HTML document. */
export function htmlDocument(parts: DocumentParts): string {
  const { script } = parts;
  const root = script ? ` data-entry="${script.entry}" data-chunks="${script.chunks.join(' ')}"` : '';
  return [
    `<!doctype html><html lang="en"${root}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    script && `<script>${script.inline}</script>`,
    `<title>${escapeHtml(parts.title)}</title>`,
    `<meta name="description" content="${escapeHtml(parts.description)}">`,
    ...links(parts),
    ...shareTags(parts),
    styleElements(parts.styles),
    ...parts.structuredData.map((data) => `<script type="application/ld+json">${scriptJson(data)}</script>`),
    `</head><body><div id="root">${parts.body}</div>`,
    script && `<script type="application/json" id="data">${scriptJson(script.data)}</script>`,
    '</body></html>',
  ]
    .filter(Boolean)
    .join('');
}

// The disabled links stop the page's loader from fetching a style sheet again that stands inline.
const styleElements = (sheets: DocumentParts['styles']) => {
  const links = sheets.map(({ href }) => `<link rel="stylesheet" href="${href}" disabled>`);
  return `<style>${sheets.map(({ text }) => text.trim()).join('')}</style>${links.join('')}`;
};

const links = ({ canonical, fonts }: DocumentParts) => [
  canonical ? `<link rel="canonical" href="${escapeHtml(canonical)}">` : '<meta name="robots" content="noindex">',
  ...fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
  '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/site.webmanifest">',
  '<link rel="alternate" type="application/atom+xml" href="/feed.xml" title="Articles">',
  '<meta name="theme-color" content="#0b1830">',
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
