import { escapeHtml } from '../enquiries/escape-html.ts';
import type { EnquiryRow } from '../storage/database.ts';
import { enquiryFacts } from './enquiry-facts.ts';
import { firstWords } from './first-words.ts';
import { mailLine } from './mail-line.ts';

/** The brand's colours; mail programs know no stylesheet of ours. */
const colours = {
  night: '#0B1830',
  ink: '#101C36',
  jay: '#2348C7',
  sky: '#A9C6FF',
  slate: '#51607A',
  haze: '#E4EDFB',
  stone: '#F5F7FA',
  chalk: '#FFFFFF',
  line: '#D9E0EA',
  peach: '#FFC9AE',
} as const;

const font = "font-family:'Hanken Grotesk','Segoe UI',Helvetica,Arial,sans-serif";

/** The mail as HTML. Tables and inline styles, since Outlook lays out like Word. `brand` stands at its head. */
export function enquiryMailHtml(enquiry: EnquiryRow, brand: string): string {
  const { headline, name, firstName, email, dialled, received, warning } = enquiryFacts(enquiry);
  const opening = firstWords(mailLine(enquiry.question), 120);
  const phone = dialled === '' ? 'none given' : link(`tel:${dialled}`, enquiry.phone);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title>${escapeHtml(`${headline} from ${name}`)}</title>
</head>
<body style="margin:0;padding:0;background:${colours.stone}" bgcolor="${colours.stone}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(opening)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${colours.stone}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" bgcolor="${colours.chalk}" style="width:100%;max-width:600px;background:${colours.chalk}">
<tr><td bgcolor="${colours.night}" style="padding:28px 36px 30px;${font};background:${colours.night}">
<p style="margin:0 0 6px;font-size:15px;line-height:20px;color:${colours.sky}">${escapeHtml(brand)}: ${headline.toLowerCase()}</p>
<h1 style="margin:0;font-size:28px;line-height:34px;font-weight:600;color:${colours.chalk};word-break:break-word">${escapeHtml(name)}</h1>
</td></tr>
${warning === '' ? '' : row(`<p style="margin:0;font-size:15px;line-height:22px;font-weight:600;color:${colours.ink}">${escapeHtml(warning)}</p>`, '14px 36px', colours.peach)}
${row(`<p style="margin:0;font-size:17px;line-height:27px;color:${colours.ink};word-break:break-word">${lines(enquiry.question)}</p>`, '32px 36px 8px')}
${row(
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
${button(`mailto:${encodeURIComponent(email).replace('%40', '@')}`, `Reply to ${firstWords(firstName, 24)}`, colours.jay, colours.chalk)}
${dialled === '' ? '' : `<td width="12"></td>${button(`tel:${dialled}`, `Call ${enquiry.phone}`, colours.haze, colours.ink)}`}
</tr></table>`,
  '20px 36px 32px',
)}
${row(
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-top:1px solid ${colours.line}">
${fact('Email', link(`mailto:${encodeURIComponent(email).replace('%40', '@')}`, email))}
${fact('Phone', phone)}
${fact('Received', escapeHtml(received))}
${fact('Enquiry', String(enquiry.id))}
</table>`,
  '0 36px 28px',
)}
</table>
</td></tr></table>
</body>
</html>
`;
}

function row(content: string, padding: string, ground: string = colours.chalk): string {
  return `<tr><td bgcolor="${ground}" style="padding:${padding};${font};background:${ground}">${content}</td></tr>`;
}

function fact(title: string, html: string): string {
  const cell = `padding:12px 0 0;font-size:15px;line-height:22px;${font}`;
  return (
    `<tr><td width="96" valign="top" style="${cell};color:${colours.slate}">${title}</td>` +
    `<td valign="top" style="${cell};color:${colours.ink};word-break:break-word">${html}</td></tr>`
  );
}

/** The colour stands on the cell as well: Outlook paints no padding of a link. */
function button(address: string, label: string, ground: string, ink: string): string {
  const radius = 'border-radius:12px 12px 12px 4px';
  return (
    `<td bgcolor="${ground}" style="${radius};background:${ground}"><a href="${escapeHtml(address)}" ` +
    `style="display:inline-block;padding:12px 20px;font-size:16px;line-height:22px;font-weight:600;${font};` +
    `color:${ink};text-decoration:none;${radius}">${escapeHtml(label)}</a></td>`
  );
}

function link(address: string, label: string): string {
  return `<a href="${escapeHtml(address)}" style="color:${colours.jay}">${escapeHtml(label)}</a>`;
}

function lines(text: string): string {
  return escapeHtml(text)
    .split(/\r\n|\r|\n/)
    .join('<br>\n');
}
