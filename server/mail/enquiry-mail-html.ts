import { languages } from '#languages/languages.ts';
import { fieldHref, mailto } from '../model/shown-fields.ts';
import type { Company } from '../company/company.ts';
import { escapeHtml } from '../text/escape-html.ts';
import type { EnquiryRow } from '../model/database.ts';
import { enquiryFacts } from './enquiry-facts.ts';
import { truncateAtWord } from './truncate-at-word.ts';
import { mailedFields } from './mailed-fields.ts';
import { mailParts } from './mail-layout.ts';
import type { MailParts } from './mail-layout.ts';
import { sanitizeLine } from './sanitize-line.ts';

/** The most characters of a question in the preheader, which an inbox shows after the subject if there is room. */
const maxPreheaderLength = 120;
/** The most characters of a first name on a button. */
const maxFirstNameLength = 24;

/** The mail as HTML. Above its heading is `sender`, the name of its sender, or the company's name if that is empty. */
export function enquiryMailHtml(enquiry: EnquiryRow, sender: string, company: Company): string {
  const parts = mailParts(company);
  const { button, colors, facts, link, mailLayout, paragraph, row } = parts;
  const words = languages[company.language].mail;
  const { kind, title, name, firstName, telephone, received, warning } = enquiryFacts(enquiry, company);
  const fields = mailedFields(enquiry, company.language).map(({ field, label, text }): [string, string] => {
    const href = fieldHref(enquiry, field, company.phone);
    return [label, href === undefined ? escapeHtml(sanitizeLine(text)) : link(href, text)];
  });
  return mailLayout({
    title,
    preheader: truncateAtWord(sanitizeLine(enquiry.question), maxPreheaderLength),
    eyebrow: `${sender || company.name}: ${kind}`,
    headline: name,
    rows: [
      warning === '' ? '' : warningRow(warning, parts),
      row(paragraph(withLineBreaks(enquiry.question)), '32px 36px 8px'),
      row(
        `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
${button(mailto(enquiry.email), words.replyTo(truncateAtWord(firstName, maxFirstNameLength)), colors.cobalt, colors.chalk)}
${telephone === undefined ? '' : `<td width="12"></td>${button(telephone, words.call(enquiry.phone), colors.haze, colors.ink)}`}
</tr></table>`,
        '20px 36px 32px',
      ),
      row(
        facts([
          ...fields,
          [words.received, escapeHtml(received)],
          [words.reference, enquiry.reference],
          [words.number, String(enquiry.id)],
        ]),
        '0 36px 28px',
      ),
    ],
  });
}

function warningRow(warning: string, { colors, row }: MailParts): string {
  const style = `margin:0;font-size:15px;line-height:22px;font-weight:600;color:${colors.ink}`;
  return row(`<p style="${style}">${escapeHtml(warning)}</p>`, '14px 36px', colors.peach);
}

function withLineBreaks(text: string): string {
  return escapeHtml(text)
    .split(/\r\n|\r|\n/)
    .join('<br>\n');
}
