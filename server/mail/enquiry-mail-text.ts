import type { Company } from '../company/company.ts';
import type { EnquiryRow } from '../storage/database.ts';
import { enquiryFacts } from './enquiry-facts.ts';

/** The mail's plain text. Its lines are the enquirer's, whatever their length. */
export function enquiryMailText(enquiry: EnquiryRow, company: Company): string {
  const { headline, name, email, dialled, received, warning } = enquiryFacts(enquiry, company);
  return [
    ...(warning === '' ? [] : [warning, '']),
    `${headline} from ${name}`,
    '',
    enquiry.question.replace(/\r\n?/g, '\n'),
    '',
    '-- ',
    `Email:     ${email}`,
    `Phone:     ${dialled === '' ? 'none given' : `${enquiry.phone}  tel:${dialled}`}`,
    `Received:  ${received}`,
    `Reference: ${enquiry.reference}`,
    `Enquiry:   ${enquiry.id}`,
    '',
    `An answer to this mail goes to ${name}.`,
  ].join('\n');
}
