import { expect, it } from 'vitest';
import type { HeldDigest } from '../digest/start-held-digest.ts';
import { exampleCompany } from '../testing/example-company.ts';
import { exampleEnquiryRow } from '../testing/example-rows.ts';
import { enquiryMail } from './enquiry-mail.ts';
import { heldDigestMail } from './held-digest-mail.ts';

const mailboxes = { from: { name: '', address: 'site@example.com' }, to: [{ name: '', address: 'sales@example.com' }] };
const german = { ...exampleCompany, language: 'de', country: 'DE', timeZone: 'Europe/Berlin' } as const;
const spanish = { ...exampleCompany, language: 'es', country: 'MX', timeZone: 'America/Mexico_City' } as const;
const application = exampleEnquiryRow({ form: 'careers', phone: '', suspicion: '4 Links' });

const linesOf = (text: unknown) => String(text).split('\n');
const languageOf = (html: unknown) => /<html lang="(\w+)">/.exec(String(html))?.[1];

it('the mail about an application is in German if the company’s language is German', () => {
  const { subject, text, html } = enquiryMail(application, 'delivery', mailboxes, german);
  expect(subject).toMatch(/^\[Spamverdacht\] Bewerbung von Ada Moreno: .* \(K4MX-7R2W\)$/);
  expect(linesOf(text)).toEqual(
    expect.arrayContaining([
      'Spamverdacht: 4 Links.',
      'Neue Bewerbung von Ada Moreno',
      'E-Mail:   ada@example.com',
      'Telefon:  nicht angegeben',
      'Eingang:  Samstag, 21. November 2026 um 19:00 MEZ',
      'Referenz: K4MX-7R2W',
      'Eine Antwort auf diese E-Mail geht an Ada Moreno.',
    ]),
  );
  expect(html).toContain('Ada antworten');
  expect(html).toContain('Copper &amp; Wren: neue Bewerbung');
  expect(languageOf(html)).toBe('de');
});

it('the mail about an enquiry is in Spanish if the company’s language is Spanish', () => {
  const { subject, text, html } = enquiryMail(exampleEnquiryRow(), 'delivery', mailboxes, spanish);
  expect(subject).toMatch(/^Ada Moreno: /);
  expect(linesOf(text)).toEqual(
    expect.arrayContaining([
      'Nueva consulta de Ada Moreno',
      expect.stringMatching(/^Recibida: +sábado, 21 de noviembre de 2026, 12:00/),
      'La respuesta a este mensaje le llega a Ada Moreno.',
    ]),
  );
  expect(html).toContain('Responder a Ada');
  expect(languageOf(html)).toBe('es');
});

it('the list of held enquiries is in the company’s language, with untranslated commands', () => {
  const digest: HeldDigest = { count: 3, newest: [application], id: 'digest' };
  const { subject, text, html } = heldDigestMail(digest, mailboxes, german);
  expect(subject).toBe('3 Nachrichten werden wegen Spamverdachts zurückgehalten');
  expect(linesOf(text)).toEqual(
    expect.arrayContaining([
      'Grund:    4 Links',
      'Referenz: K4MX-7R2W',
      '2 weitere, die früher kamen: npm run enquiries -- held',
      'Auf dem Server: npm run enquiries -- show ID, release ID oder drop --up-to 7. Diese E-Mail kommt einmal am Tag, solange etwas zurückgehalten wird.',
    ]),
  );
  expect(languageOf(html)).toBe('de');
  expect(heldDigestMail({ ...digest, count: 1 }, mailboxes, spanish).subject).toBe(
    '1 mensaje retenido como posible spam',
  );
});

it.each([
  { company: german, line: '1 weitere, die früher kam: npm run enquiries -- held' },
  { company: spanish, line: '1 más, llegado antes: npm run enquiries -- held' },
])(
  'a single enquiry beyond the list of held ones is named in the singular ($company.language)',
  ({ company, line }) => {
    const { text } = heldDigestMail({ count: 2, newest: [application], id: 'digest' }, mailboxes, company);
    expect(linesOf(text)).toContain(line);
  },
);
