import { shownFields } from '../model/shown-fields.ts';
import type { Company } from '../company/company.ts';
import type { EnquiryRow } from '../model/database.ts';
import { enquiryFacts } from './enquiry-facts.ts';
import { sanitizeLine } from './sanitize-line.ts';

/** The mail's plain text. Its lines are the enquirer's, whatever their length. */
export function enquiryMailText(enquiry: EnquiryRow, company: Company): string {
  const { headline, name, telephone, received, warning } = enquiryFacts(enquiry, company);
  const fields = shownFields(enquiry).filter(({ mailed }) => mailed);
  return [
    ...(warning === '' ? [] : [warning, '']),
    `${headline} from ${name}`,
    '',
    enquiry.question.replace(/\r\n?/g, '\n'),
    '',
    '-- ',
    ...fields.map(({ field, label, text }) =>
      line(label, field === 'phone' && telephone ? `${text}  ${telephone}` : sanitizeLine(text)),
    ),
    line('Received', received),
    line('Reference', enquiry.reference),
    line('Enquiry', String(enquiry.id)),
    '',
    `An answer to this mail goes to ${name}.`,
  ].join('\n');
}

function line(label: string, text: string): string {
  return `${`${label}:`.padEnd(10)} ${text}`;
}
