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
  { kysely }: OpenedDatabase,
  terms: readonly string[],
  { limit, before }: { limit: number; before?: number | undefined },
): Promise<EnquiryRow[]> {
  const found: EnquiryRow[] = [];
  for await (const row of enquiriesNewestFirst(kysely, before)) {
    if (containsAll(row, terms)) found.push(row);
    if (found.length === limit) break;
  }
  return found;
}

/** Not in the database: databases disagree about case beyond ASCII. */
function containsAll(row: EnquiryRow, terms: readonly string[]): boolean {
  const { phone, reference } = row;
  const enquiry = enquiryFromRow(row);
  const texts = searchedFields.map((field) => enquiry[field]);
  const text = folded([...texts, reference, reference.replace('-', '')].join('\n'));
  const digits = phone.replace(/\D/g, '');
  return terms.every((term) => {
    const searchedDigits = term.replace(/\D/g, '');
    const isNumber = searchedDigits !== '' && /^[\d()+.-]{4,}$/.test(term);
    return text.includes(folded(term)) || (isNumber && digits.includes(searchedDigits));
  });
}

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
