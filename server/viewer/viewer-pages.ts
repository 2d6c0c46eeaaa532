import { searchedFields } from '../model/enquiry-fields.ts';
import type { Company } from '../company/company.ts';
import { enquiryCount } from '../model/enquiry-count.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { failedDeliveries } from '../storage/change-deliveries.ts';
import { countEnquiries } from '../storage/enquiry-stats.ts';
import { heldEnquiries } from '../storage/held-enquiries.ts';
import type { TimeZone } from '../text/local-time.ts';
import type { OpenedDatabase } from '../storage/opened-database.ts';
import { deliveriesOf, enquiryById, latestEnquiries } from '../storage/read-enquiries.ts';
import { searchEnquiries, searchTermsOf } from '../storage/search-enquiries.ts';
import { terminalLine } from '../text/terminal-text.ts';
import { enquiryInFull } from './enquiry-in-full.ts';
import { enquiryRows, failedRows, heldRows } from './enquiry-rows.ts';
import type { ViewerDocument } from './viewer-document.ts';

/** The number of entries on one page of a list. */
const pageLength = 50;

type ViewerPage = {
  document: ViewerDocument;
  /** The audit record: the number of enquiries shown, and the action. */
  audit: { enquiries: number; action: string };
};

/**
 * The page at an address, read from the database; undefined if there is none. The query of a list's next page says where it
 * continues. All links are relative: none reveals the path.
 */
export async function viewerPage(
  database: OpenedDatabase,
  company: Pick<Company, 'timeZone' | 'phone'>,
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
): Promise<ViewerPage | undefined> {
  const { timeZone } = company;
  const id = parsePositiveInteger(searchParams.get('id'));
  if (pathname === '/enquiry' && id !== undefined) return enquiryPage(database, company, id);
  if (pathname === '/') return listPage(database, timeZone, parsePositiveInteger(searchParams.get('before')));
  if (pathname === '/search') return searchPage(database, timeZone, searchParams);
  if (pathname === '/held') return heldPage(database, timeZone, parsePositiveInteger(searchParams.get('after')) ?? 0);
  if (pathname === '/failed')
    return failedPage(database, timeZone, parsePositiveInteger(searchParams.get('after')) ?? 0);
  return undefined;
}

async function listPage(database: OpenedDatabase, timeZone: TimeZone, before: number | undefined): Promise<ViewerPage> {
  const { pageRows, nextAfter } = splitPage(await latestEnquiries(database, pageLength + 1, before));
  const count = await countEnquiries(database);
  const note = `${enquiryCount(count)} in total, newest first${before === undefined ? '' : `; these are older than enquiry ${before}`}.`;
  const content = listContent(note, pageRows.length > 0 && enquiryRows(pageRows, timeZone), [
    before !== undefined && link('./', 'Newest'),
    nextAfter && link(`./?before=${nextAfter.id}`, 'Older'),
  ]);
  return {
    document: { title: 'Enquiries', section: 'all', content },
    audit: { enquiries: pageRows.length, action: 'list' },
  };
}

/** The most characters of a search text. */
const maxSearchLength = 500;

async function searchPage(
  database: OpenedDatabase,
  timeZone: TimeZone,
  parameters: URLSearchParams,
): Promise<ViewerPage> {
  const searchText = (parameters.get('words') ?? '').slice(0, maxSearchLength).toWellFormed();
  const terms = searchTermsOf(searchText);
  const before = parsePositiveInteger(parameters.get('before'));
  const found = terms.length === 0 ? [] : await searchEnquiries(database, terms, { limit: pageLength + 1, before });
  const { pageRows, nextAfter } = splitPage(found);
  const path = `search?words=${encodeURIComponent(searchText)}`;
  const content = listContent(
    pageRows.length === 0
      ? nothingFound(terms, before)
      : `Enquiries that contain all of it in ${searchedFields.join(', ')} or reference, newest first.`,
    pageRows.length > 0 && enquiryRows(pageRows, timeZone),
    [before !== undefined && link(path, 'Newest'), nextAfter && link(`${path}&before=${nextAfter.id}`, 'Older')],
  );
  const title = terms.length === 0 ? 'Search' : `Search: ${terminalLine(searchText)}`;
  return { document: { title, searchText, content }, audit: { enquiries: pageRows.length, action: 'search' } };
}

function nothingFound(terms: readonly string[], before: number | undefined): string {
  if (terms.length === 0) return 'Type words to search for.';
  return `No ${before === undefined ? '' : 'older '}enquiry contains all of this.`;
}

/** The text of a page without entries, which may all have been settled since the page before it was shown. */
const emptyPageText = (after: number, emptyListText: string) => (after > 0 ? 'There are no more.' : emptyListText);

async function heldPage(database: OpenedDatabase, timeZone: TimeZone, after: number): Promise<ViewerPage> {
  const { pageRows, nextAfter } = splitPage(await heldEnquiries(database, { offset: after, limit: pageLength + 1 }));
  const content = listContent(
    pageRows.length === 0
      ? emptyPageText(after, 'Nothing is held.')
      : 'Suspected spam that nobody was notified of, oldest first. Release or drop it at the command line.',
    pageRows.length > 0 && heldRows(pageRows, timeZone),
    [after > 0 && link('held', 'First'), nextAfter && link(`held?after=${after + pageLength}`, 'More')],
  );
  return {
    document: { title: 'Held', section: 'held', content },
    audit: { enquiries: pageRows.length, action: 'held' },
  };
}

async function failedPage(database: OpenedDatabase, timeZone: TimeZone, after: number): Promise<ViewerPage> {
  const { pageRows, nextAfter } = splitPage(await failedDeliveries(database, { offset: after, limit: pageLength + 1 }));
  const content = listContent(
    pageRows.length === 0
      ? emptyPageText(after, 'Nothing has failed.')
      : 'Enquiries whose delivery failed. Fix the cause, then retry or discard them at the command line.',
    pageRows.length > 0 && failedRows(pageRows, timeZone),
    [after > 0 && link('failed', 'First'), nextAfter && link(`failed?after=${after + pageLength}`, 'More')],
  );
  const enquiries = new Set(pageRows.map(({ enquiry_id }) => enquiry_id)).size;
  return { document: { title: 'Failed', section: 'failed', content }, audit: { enquiries, action: 'failed' } };
}

async function enquiryPage(
  database: OpenedDatabase,
  company: Pick<Company, 'timeZone' | 'phone'>,
  id: number,
): Promise<ViewerPage | undefined> {
  const row = await enquiryById(database, id);
  if (!row) return undefined;
  const content = enquiryInFull(row, await deliveriesOf(database, id), company);
  return {
    document: { title: terminalLine(row.name), content },
    audit: { enquiries: 1, action: `show ${id}` },
  };
}

function parsePositiveInteger(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/**
 * Splits off the one row more than fits, which was requested to learn whether there is a next page. `nextAfter` is then
 * the last row of this page, after which the next one continues; otherwise undefined.
 */
function splitPage<Row>(rows: readonly Row[]): { pageRows: readonly Row[]; nextAfter: Row | undefined } {
  const pageRows = rows.slice(0, pageLength);
  return { pageRows, nextAfter: rows.length > pageLength ? pageRows.at(-1) : undefined };
}

function listContent(note: string, rows: string | false, links: readonly (string | false | undefined)[]): string {
  const pageLinks = links.filter((pageLink) => typeof pageLink === 'string');
  const pageNavigation =
    pageLinks.length > 0 ? `\n<nav class="pages" aria-label="Pages">${pageLinks.join('')}</nav>` : '';
  return `<p class="note">${escapeHtml(note)}</p>\n${rows === false ? '' : rows}${pageNavigation}`;
}

function link(path: string, name: string): string {
  return `<a href="${escapeHtml(path)}">${name}</a>`;
}
