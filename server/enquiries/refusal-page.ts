import type { FieldError } from '#contract/field-error.ts';
import { honeypotField } from '#contract/enquiry-form.ts';
import { enquiryFields, enquiryLimits, enquiryPath } from '#contract/enquiry.ts';
import type { EnquiryField } from '#contract/enquiry.ts';
import { phoneRules } from '#contract/phone-rules.ts';
import type { PhoneRule } from '#contract/phone-rules.ts';
import type { Company } from '../company/company.ts';
import { languages } from '#languages/languages.ts';
import type { Language } from '#languages/languages.ts';
import { escapeHtml } from '../text/escape-html.ts';
import type { FormPost } from './enquiry-from-form.ts';
import { refusalPageStyle } from './refusal-page-style.ts';

/** The page that a person without JavaScript sees if their form post was rejected. */
export type RefusalPage = {
  /** One sentence: what happened. */
  headline: string;
  /** One sentence: what to do. */
  advice: string;
  /** The invalid fields; empty if the post was refused for another reason. */
  refusals: readonly FieldError[];
  /** The fields as sent, to be corrected and sent again; undefined if they could not be read. */
  post?: FormPost | undefined;
};

type Field = { name: EnquiryField; label: string; html: (attributes: string, value: string) => string };

type Control = Omit<Field, 'name'>;

const input = (ownAttributes: string) => (attributes: string, value: string) =>
  `<input ${ownAttributes} ${attributes} value="${value}">`;

/** The control in which each field can be corrected; null for one that is sent as a hidden input. */
const controlsFor = (
  { pattern, placeholder }: PhoneRule,
  { name, email, refusalPage: text }: Language,
): Record<EnquiryField, Control | null> => ({
  name: { label: name, html: input(`autocomplete="name" required maxlength="${enquiryLimits.name}"`) },
  email: {
    label: email,
    html: input(`type="email" autocomplete="email" required maxlength="${enquiryLimits.email}"`),
  },
  phone: {
    label: text.optionalPhone,
    html: input(`type="tel" autocomplete="tel" placeholder="${placeholder}" pattern="${pattern}"`),
  },
  question: {
    label: text.message,
    // HTML drops the first line break after the tag.
    html: (attributes, value) =>
      `<textarea rows="8" required maxlength="${enquiryLimits.question}" ${attributes}>\n${value}</textarea>`,
  },
  created: null,
  applicationId: null,
});

/** A complete HTML document, which needs no script and no other file. */
export function refusalPage(
  { headline, advice, refusals, post }: RefusalPage,
  { name, colors, phone, language }: Company,
): string {
  const text = languages[language];
  const controls = controlsFor(phoneRules[phone], text);
  const fields = enquiryFields.flatMap((field): Field[] => {
    const control = controls[field];
    return control ? [{ name: field, ...control }] : [];
  });
  const hiddenFields = enquiryFields.filter((field) => controls[field] === null);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${headline} ${name}`)}</title>
<style>${refusalPageStyle(colors)}</style>
</head>
<body>
<main>
<p class="company">${escapeHtml(name)}</p>
<h1>${escapeHtml(headline)}</h1>
<p>${escapeHtml(advice)}</p>
${errorSummary(refusals, fields)}${post ? correctionForm(post, refusals, fields, hiddenFields, text.refusalPage.sendAgain) : ''}<p><a href="/">${text.refusalPage.toHome}</a></p>
</main>
</body>
</html>
`;
}

function errorSummary(refusals: readonly FieldError[], visibleFields: readonly Field[]): string {
  if (refusals.length === 0) return '';
  const items = refusals.map(({ field, reason }) => {
    const visibleField = visibleFields.find(({ name }) => name === field);
    const name = visibleField ? `<a href="#${visibleField.name}">${visibleField.label}</a>` : escapeHtml(field);
    return `<li>${name}: ${escapeHtml(reason)}</li>`;
  });
  return `<ul role="alert">${items.join('')}</ul>\n`;
}

function correctionForm(
  { form: kind, body, honeypotValue }: FormPost,
  refusals: readonly FieldError[],
  visibleFields: readonly Field[],
  hiddenFields: readonly EnquiryField[],
  sendAgain: string,
): string {
  const text = (name: string): string => {
    const value = body[name];
    return typeof value === 'string' || typeof value === 'number' ? escapeHtml(String(value)) : '';
  };
  const hiddenInputs = [
    ['form', kind],
    ...hiddenFields.map((name) => [name, text(name)]),
    // A bot's honeypot value is kept: it marks the corrected form too.
    ...(honeypotValue === '' ? [] : [[honeypotField, escapeHtml(honeypotValue)]]),
  ].map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`);
  const fields = visibleFields.map(({ name, label, html }) => {
    const reason = refusals.find(({ field }) => field === name)?.reason;
    const attributes = `id="${name}" name="${name}"${reason ? ` aria-invalid="true" aria-describedby="${name}-why"` : ''}`;
    const explanation = reason ? `\n<p class="why" id="${name}-why">${escapeHtml(reason)}</p>` : '';
    return `<label for="${name}">${label}</label>\n${html(attributes, text(name))}${explanation}`;
  });
  return `<form method="post" action="/api/${enquiryPath}">
${hiddenInputs.join('\n')}
${fields.join('\n')}
<button>${sendAgain}</button>
</form>
`;
}
