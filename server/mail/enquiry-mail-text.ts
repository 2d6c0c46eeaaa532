import { languages } from '#languages/languages.ts';
import type { Company } from '../company/company.ts';
import type { EnquiryRow } from '../model/database.ts';
import { enquiryFacts } from './enquiry-facts.ts';
import { labeledLines } from '../text/labeled-lines.ts';
import { mailedFields } from './mailed-fields.ts';
import { sanitizeLine } from './sanitize-line.ts';

/** The mail as plain text. Keeps the enquirer's lines, whatever their length. */
export function enquiryMailText(enquiry: EnquiryRow, company: Company): string {
  const words = languages[company.language].mail;
  const { title, name, telephone, received, warning } = enquiryFacts(enquiry, company);
  const fields = mailedFields(enquiry, company.language);
  return [
    ...(warning === '' ? [] : [warning, '']),
    title,
    '',
    enquiry.question.replace(/\r\n?/g, '\n'),
    '',
    '-- ',
    ...labeledLines([
      ...fields.map(({ field, label, text }): [string, string] => [
        label,
        field === 'phone' && telephone ? `${text}  ${telephone}` : sanitizeLine(text),
      ]),
      [words.received, received],
      [words.reference, enquiry.reference],
      [words.number, String(enquiry.id)],
    ]),
    '',
    words.replyGoesTo(name),
  ].join('\n');
}
