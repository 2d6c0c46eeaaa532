import { createHash } from 'node:crypto';
import type { Company } from '../company/company.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { viewerStyle } from './viewer-style.ts';

export type ViewerDocument = {
  title: string;
  /** The link of the navigation that is marked as current. */
  section?: Section | undefined;
  /** The text in the search field. */
  searchText?: string;
  /** The HTML below the heading. */
  content: string;
};

type Section = 'all' | 'held' | 'failed';

const sections: Record<Section, { path: string; name: string }> = {
  all: { path: './', name: 'All' },
  held: { path: 'held', name: 'Held' },
  failed: { path: 'failed', name: 'Failed' },
};

const searchForm = (searchText: string): string =>
  '<form action="search" role="search"><input type="search" name="words" aria-label="Words to search for" ' +
  `placeholder="Name, email or words" value="${escapeHtml(searchText)}" required><button>Search</button></form>`;

/** A complete HTML document with links to all the others. It needs no script and no other file. */
export function viewerDocument({ title, section, searchText = '', content }: ViewerDocument, company: Company): string {
  const links = Object.entries(sections).map(
    ([key, { path, name }]) => `<a href="${path}"${key === section ? ' aria-current="page"' : ''}>${name}</a>`,
  );
  return bareDocument(
    title,
    `<header><div class="bar">
<p class="company">${escapeHtml(company.name)}</p>
<nav aria-label="Enquiries">${links.join('')}</nav>
${searchForm(searchText)}
</div></header>
<main>
<h1>${escapeHtml(title)}</h1>
${content}
</main>`,
    company,
  );
}

/** A document with only this text, for requests that are refused or fail. */
export function plainDocument(title: string, text: string, company: Company): string {
  return bareDocument(
    title,
    `<main><h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p></main>`,
    company,
  );
}

function bareDocument(title: string, body: string, { name, colors }: Company): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${title}: ${name}`)}</title>
<style>${viewerStyle(colors)}</style>
</head>
<body>
${body}
</body>
</html>
`;
}

/**
 * The headers of every answer: nothing is fetched, executed or framed; the search form is sent nowhere else; a
 * browser stores nothing.
 */
export const viewerHeaders = ({ colors }: Company): Map<string, string> =>
  new Map([
    [
      'Content-Security-Policy',
      `default-src 'none'; style-src 'sha256-${createHash('sha256').update(viewerStyle(colors)).digest('base64')}'; ` +
        "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    ],
    ['Cache-Control', 'no-store'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'no-referrer'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ]);
