import { expect, it } from 'vitest';
import { exampleDist } from '../testing/example-dist.ts';
import { startApp } from '../testing/running-app.ts';
import { readSite } from './read-site.ts';

const path = '/thank-you/contact/';

it('the thank-you document shows the reference in its address, and is not cached', async () => {
  const { ask } = await startApp();
  const answer = await ask(`${path}?reference=K4MX-7R2W`, { headers: { 'Accept-Encoding': 'br, gzip' } });
  expect(answer).toMatchObject({ status: 200, text: '<!doctype html><title>Thank you</title><b>K4MX-7R2W</b>' });
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(answer.body.length),
    'content-security-policy': expect.any(String),
  });
  const head = await ask(`${path}?reference=K4MX-7R2W`, { method: 'HEAD' });
  expect(head).toMatchObject({ status: 200, text: '' });
  expect(head.headers['content-length']).toBe(String(answer.body.length));
});

it.each([
  '',
  '?reference=',
  '?reference=%3Cscript%3E',
  '?reference=K4MX-7R2W%3Cb%3E',
  '?reference=k4mx-7r2w',
  '?reference=K4MX-7R20',
  '?reference=1111-1111&reference=K4MX-7R2W',
  '?other=K4MX-7R2W',
])('with %j in its address, the thank-you document is the one without a reference', async (query) => {
  const { ask } = await startApp();
  const answer = await ask(`${path}${query}`);
  expect(answer).toMatchObject({ status: 200, text: '<!doctype html><title>Thank you</title>' });
  expect(answer.headers['cache-control']).toBe('no-cache');
});

it('no other page uses a reference, and the template is not a page', async () => {
  const withoutTemplate = { 'thank-you/careers/index.html': '<!doctype html><title>Thank you</title>' };
  const { ask } = await startApp({ site: readSite(exampleDist(withoutTemplate)) });
  for (const page of ['/', '/thank-you/careers/']) {
    const answer = await ask(`${page}?reference=K4MX-7R2W`);
    expect(answer.status).toBe(200);
    expect(answer.text).not.toContain('K4MX');
  }
  expect((await ask('/.build/thank-you-contact.html')).status).toBe(404);
});

it('the thank-you document with a reference cannot be posted to', async () => {
  const { ask } = await startApp();
  expect((await ask(`${path}?reference=K4MX-7R2W`, { method: 'POST' })).status).toBe(405);
});
