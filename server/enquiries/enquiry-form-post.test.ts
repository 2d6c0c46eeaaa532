import { describe, expect, it } from 'vitest';
import { honeypotField } from '#contract/enquiry-form.ts';
import { enquiryLimits } from '#contract/enquiry.ts';
import { refusals } from '#languages/en.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { enquiryUrl, filledForm, form } from '../testing/enquiry-requests.ts';
import { exampleReference, memoryStore } from '../testing/memory-store.ts';
import { exampleNow, startApp } from '../testing/running-app.ts';

describe('a form without JavaScript', () => {
  it.each(['contact', 'careers'])('the %s form is stored and sent on to its thank-you page', async (kind) => {
    const store = memoryStore();
    const { ask } = await startApp({ store });
    const answer = await ask(enquiryUrl, form({ ...filledForm, form: kind }));
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe(`/thank-you/${kind}/?reference=${exampleReference}`);
    expect(store.stored).toEqual([
      exampleEnquiry({ phone: '', question: 'One\ntwo', created: exampleNow.toISOString() }),
    ]);
  });

  it('keeps the time of the first post when it is posted again', async () => {
    const store = memoryStore();
    const { ask } = await startApp({ store });
    await ask(enquiryUrl, form({ ...filledForm, created: '2026-11-21T17:59:00.000Z' }));
    expect(store.stored[0]?.created).toBe('2026-11-21T17:59:00.000Z');
  });

  it('shows, if rejected, a page that names the fields and keeps what was typed', async () => {
    const store = memoryStore();
    const { ask } = await startApp({ store });
    const answer = await ask(
      enquiryUrl,
      form({ ...filledForm, email: 'ada', phone: '12', question: 'Keep <b>this</b>' }),
    );
    expect(answer.status).toBe(422);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.text).toContain(refusals.emailShape);
    expect(answer.text).toContain(refusals.phone.us);
    expect(answer.text).toContain('value="Ada Moreno"');
    expect(answer.text).toContain('>\nKeep &lt;b&gt;this&lt;/b&gt;</textarea>');
    expect(answer.text).toContain('name="form" value="careers"');
    expect(answer.text).toContain(`name="created" value="${exampleNow.toISOString()}"`);
    expect(store.stored).toEqual([]);
  });

  it('accepts a phone number of ten bare digits, which no script has formatted', async () => {
    const store = memoryStore();
    const { ask } = await startApp({ store });
    expect((await ask(enquiryUrl, form({ ...filledForm, phone: '2815550142' }))).status).toBe(303);
    expect(store.stored[0]?.phone).toBe('(281) 555-0142');
  });

  it('is rejected with a readable page if it is too long', async () => {
    const { ask } = await startApp();
    const answer = await ask(enquiryUrl, form({ ...filledForm, question: 'q'.repeat(100_000) }));
    expect(answer.status).toBe(413);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('accepts the longest message although a browser posts its line breaks as two characters', async () => {
    const { ask } = await startApp();
    const question = `a${'\r\n'.repeat(enquiryLimits.question - 2)}b`;
    expect((await ask(enquiryUrl, form({ ...filledForm, question }))).status).toBe(303);
  });

  it('accepts the longest message in any script, although every byte of it is escaped', async () => {
    const { ask } = await startApp();
    expect((await ask(enquiryUrl, form({ ...filledForm, question: '会'.repeat(enquiryLimits.question) }))).status).toBe(
      303,
    );
  });

  it('is stored and marked if its hidden field was filled in, even after a correction', async () => {
    const store = memoryStore();
    const { ask } = await startApp({ store });
    const refused = await ask(enquiryUrl, form({ ...filledForm, email: '', [honeypotField]: 'https://"a".example' }));
    expect(refused.text).toContain(`name="${honeypotField}" value="https://&quot;a&quot;.example"`);
    expect((await ask(enquiryUrl, form({ ...filledForm, [honeypotField]: 'https://a.example' }))).status).toBe(303);
    expect((await ask(enquiryUrl, form({ ...filledForm, [honeypotField]: '' }))).status).toBe(303);
    expect(store.metadata).toEqual([
      {
        receivedAt: exampleNow,
        form: 'careers',
        suspicion: 'a field that people do not see was filled in',
        mayConfirm: false,
      },
      { receivedAt: exampleNow, form: 'careers', suspicion: null, mayConfirm: true },
    ]);
  });

  it('is marked if its hidden field was filled in twice', async () => {
    const store = memoryStore();
    const { ask } = await startApp({ store });
    const post = form({ ...filledForm, [honeypotField]: 'https://a.example' });
    expect((await ask(enquiryUrl, { ...post, body: `${post.body}&${honeypotField}=b` })).status).toBe(303);
    expect(store.metadata).toMatchObject([{ suspicion: 'a field that people do not see was filled in' }]);
  });

  it.each([
    ['Sec-Fetch-Site: cross-site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['Sec-Fetch-Site: same-site', { 'Sec-Fetch-Site': 'same-site' }],
    ['a foreign Origin', { Origin: 'https://elsewhere.example' }],
    ['Origin: null', { Origin: 'null' }],
    ['a foreign Referer', { Referer: 'https://elsewhere.example/' }],
  ])('on another site is not stored, but can be sent from here: %s', async (_, headers: Record<string, string>) => {
    const store = memoryStore();
    const { ask } = await startApp({ store });
    const answer = await ask(enquiryUrl, form(filledForm, headers));
    expect(answer.status).toBe(403);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.text).toContain('value="ada@example.com"');
    expect(store.stored).toEqual([]);
  });

  it('is accepted from an older browser, a very old one and a program', async () => {
    const { ask, port } = await startApp();
    const here = `http://127.0.0.1:${port}`;
    for (const headers of [{ Origin: here }, { Referer: `${here}/contact-us/` }, {}] as Record<string, string>[])
      expect((await ask(enquiryUrl, form(filledForm, headers))).status).toBe(303);
  });

  it('is accepted from a browser that hides its origin but reports the same site, or none', async () => {
    const { ask } = await startApp();
    for (const site of ['same-origin', 'none'])
      expect((await ask(enquiryUrl, form(filledForm, { Origin: 'null', 'Sec-Fetch-Site': site }))).status).toBe(303);
  });

  it('on an allowed site is stored and leads back to that site', async () => {
    const { ask } = await startApp({ allowedOrigins: new Set(['https://www.example.com']) });
    const headers = { Origin: 'https://www.example.com', 'Sec-Fetch-Site': 'same-site' };
    expect((await ask(enquiryUrl, form(filledForm, headers))).headers.location).toBe(
      `https://www.example.com/thank-you/careers/?reference=${exampleReference}`,
    );
  });

  it('with a repeated or unknown field is refused', async () => {
    const { ask } = await startApp();
    const twice = form(filledForm);
    expect((await ask(enquiryUrl, { ...twice, body: `${twice.body}&email=b%40example.com` })).text).toContain(
      refusals.email,
    );
    expect((await ask(enquiryUrl, form({ ...filledForm, cc: 'x' }))).text).toContain(refusals.unknown);
  });
});
