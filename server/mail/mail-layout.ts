import type { Company } from '../company/company.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { mailto } from '../model/shown-fields.ts';
import { iconId } from './automatic-mail.ts';

const font = "font-family:'Hanken Grotesk','Segoe UI',Helvetica,Arial,sans-serif";

/** Plain text, which is escaped here; only the rows are HTML, made by `row`. */
type MailLayout = {
  title: string;
  /** The text that an inbox shows after the subject. */
  preheader: string;
  /** The small line above the headline. */
  eyebrow: string;
  headline: string;
  rows: readonly string[];
};

export type MailParts = ReturnType<typeof mailParts>;

/** The parts of an HTML mail, in the company's colors. Tables and inline styles: Outlook lays out like Word. */
export function mailParts({ colors, icon, language }: Company) {
  const iconStyle = 'display:block;width:40px;height:40px;margin:0 0 14px;border-radius:9px';
  const iconImage = icon ? `<img src="cid:${iconId}" width="40" height="40" alt="" style="${iconStyle}">\n` : '';
  const link = (address: string, label: string): string =>
    `<a href="${escapeHtml(address)}" style="color:${colors.cobalt}">${escapeHtml(label)}</a>`;

  return {
    colors,

    mailLayout: ({ title, preheader, eyebrow, headline, rows }: MailLayout): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:0;background:${colors.stone}" bgcolor="${colors.stone}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${colors.stone}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" bgcolor="${colors.chalk}" style="width:100%;max-width:600px;background:${colors.chalk}">
<tr><td bgcolor="${colors.night}" style="padding:28px 36px 30px;${font};background:${colors.night}">
${iconImage}<p style="margin:0 0 6px;font-size:15px;line-height:20px;color:${colors.sky}">${escapeHtml(eyebrow)}</p>
<h1 style="margin:0;font-size:28px;line-height:34px;font-weight:600;color:${colors.chalk};word-break:break-word">${escapeHtml(headline)}</h1>
</td></tr>
${rows.filter((html) => html !== '').join('\n')}
</table>
</td></tr></table>
</body>
</html>
`,

    /** A row of the mail's table; `padding` is CSS. */
    row: (html: string, padding: string, background: string = colors.chalk): string =>
      `<tr><td bgcolor="${background}" style="padding:${padding};${font};background:${background}">${html}</td></tr>`,

    paragraph(html: string, { last = true } = {}): string {
      const margin = last ? '0' : '0 0 14px';
      return `<p style="margin:${margin};font-size:17px;line-height:27px;color:${colors.ink};word-break:break-word">${html}</p>`;
    },

    /** Small print. */
    note: (html: string): string =>
      `<p style="margin:0;font-size:15px;line-height:22px;color:${colors.slate}">${html}</p>`,

    /** Titles with their values, below a line. */
    facts(entries: readonly [title: string, html: string][]): string {
      const cell = `padding:12px 0 0;font-size:15px;line-height:22px;${font}`;
      const lines = entries.map(
        ([title, html]) =>
          `<tr><td width="96" valign="top" style="${cell};color:${colors.slate}">${escapeHtml(title)}</td>` +
          `<td valign="top" style="${cell};color:${colors.ink};word-break:break-word">${html}</td></tr>`,
      );
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-top:1px solid ${colors.line}">
${lines.join('\n')}
</table>`;
    },

    /** A table cell with a link that looks like a button. The cell has the color, too: Outlook does not paint a link's padding. */
    button(address: string, label: string, background: string, ink: string): string {
      const radius = 'border-radius:12px 12px 12px 4px';
      return (
        `<td bgcolor="${background}" style="${radius};background:${background}"><a href="${escapeHtml(address)}" ` +
        `style="display:inline-block;padding:12px 20px;font-size:16px;line-height:22px;font-weight:600;${font};` +
        `color:${ink};text-decoration:none;${radius}">${escapeHtml(label)}</a></td>`
      );
    },

    link,

    /** An address as a link that opens a mail to it. */
    mailtoLink: (email: string): string => link(mailto(email), email),
  };
}
