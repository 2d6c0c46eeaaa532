import { enquiryFromRow, searchedFields } from '../model/enquiry-fields.ts';
import type { EnquiryRow } from '../model/database.ts';
import type { OpenedDatabase } from './opened-database.ts';
import { enquiriesNewestFirst } from './read-enquiries.ts';

/** The search terms in what somebody types: every word of it. */
export function searchTermsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

/** Enquiries whose searched fields and reference contain every search term, newest first; `before` is an id. */
export async function searchEnquiries(
  database: OpenedDatabase,
  terms: readonly string[],
  { limit, before }: { limit: number; before?: number | undefined },
): Promise<EnquiryRow[]> {
  const found: EnquiryRow[] = [];
  for await (const row of enquiriesNewestFirst(database, before)) {
    if (containsAll(row, terms)) found.push(row);
    if (found.length === limit) break;
  }
  return found;
}

/** Whether a row contains every term. Compared here, since databases disagree about case beyond ASCII. */
function containsAll(row: EnquiryRow, terms: readonly string[]): boolean {
  const { phone, reference } = row;
  const enquiry = enquiryFromRow(row);
  const texts = searchedFields.map((field) => enquiry[field]);
  const text = foldText([...texts, reference, reference.replace('-', '')].join('\n'));
  const digits = phone.replace(/\D/g, '');
  return terms.every((term) => {
    const searchedDigits = term.replace(/\D/g, '');
    const looksLikePhone = searchedDigits !== '' && /^[\d()+.-]{4,}$/.test(term);
    // With a country code, as in the link of a mail, a number is longer than the one that a US form stores.
    const isPhone = digits.includes(searchedDigits) || (digits !== '' && searchedDigits.endsWith(digits));
    return text.includes(foldText(term)) || (looksLikePhone && isPhone);
  });
}

/** Text for comparison: without accents, in lowercase. */
function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
