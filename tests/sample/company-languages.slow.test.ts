import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { languages } from '#languages/languages.ts';
import { readSite } from '#server/pages/read-site.ts';
import { enquiryUrl, form, json } from '#server/testing/enquiry-requests.ts';
import { startApp } from '#server/testing/running-app.ts';
import { openBrowser } from '../../art/open-browser.ts';
import { buildCompany } from './build-company.ts';

/** Words that English texts contain, and German and Spanish ones do not. */
const english =
  /\b(the|and|you|your|with|this|that|what|when|from|which|have|are|for|our|who|how|by|to|of|at|it|read|page|menu|home)\b/i;

/** The texts of a file that people see: without names of attributes and JSON properties, and addresses. */
function visibleTexts(file: string, source: string): string[] {
  if (!file.endsWith('.html'))
    return source.replaceAll(/https?:\S+|"[\w@]+":|<[^>]*>|\S+\.(md|txt|xml)\b/g, '\n').split('\n');
  const markup = source.replaceAll(/<(style|script)(?![^>]*application\/(?:ld\+)?json)[^>]*>[^]*?<\/\1>/g, '');
  const attributes = [
    ...markup.matchAll(
      / (?:aria-label|aria-roledescription|alt|title|placeholder|data-copy-message|content)="([^"]*)"/g,
    ),
  ];
  const texts = markup.replaceAll(/<[^>]*>/g, '\n').replaceAll(/&quot;[\w@]+&quot;:|"\w+":/g, '\n');
  return [...texts.split('\n'), ...attributes.map(([, text = '']) => text)];
}

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

describe.each([
  ['de', 'de-DE', '01.01.2025', 'Deutschland'],
  ['es', 'es-MX', '01/01/2025', 'México'],
] as const)('the site of a company in %s', (name, locale, day, country) => {
  const language = languages[name];
  let built: ReturnType<typeof buildCompany>;
  beforeAll(() => void (built = buildCompany(name)), 600_000);
  afterAll(() => built.remove());
  const serve = () => startApp({ site: readSite(built.site) });
  const read = (file: string) => readFileSync(join(built.site, file), 'utf8');

  test('has no English in its documents and listings, which declare their language', () => {
    const files = globSync(['**/*.{html,md,xml,json}', 'llms.txt', '*.vcf'], {
      cwd: built.site,
      exclude: ['.build/**'],
    });
    expect(files.length).toBeGreaterThan(30);
    const found = files.flatMap((file) =>
      visibleTexts(file, read(file))
        .filter((line) => english.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
    const documents = files.filter((file) => file.endsWith('.html'));
    for (const file of documents) expect(read(file), file).toContain(`<html lang="${name}"`);
    expect(read('feed.xml')).toContain(`xml:lang="${locale}"`);
    expect(read('index.html')).toContain(`"inLanguage":"${locale}"`);
  });

  test('formats dates and its country in that language', () => {
    expect(read('blog/first-article/index.html')).toContain(`<time dateTime="2025-01-01">${day}</time>`);
    expect(read('contact-us/index.html')).toContain(country);
  });

  test('shows validation messages in that language, whatever the browser’s', async () => {
    const { port } = await serve();
    const page = await browser.newPage({ locale: 'en-US' });
    onTestFinished(() => page.close());
    await page.goto(`http://127.0.0.1:${port}/contact-us/`);
    // The form's script is loaded at the first sign of use.
    await page.locator('site-island form').hover();
    await page.getByLabel(language.email).fill('ada');
    await page.getByRole('button', { name: language.submit }).click();
    const { name: missing, emailShape, question } = language.refusals;
    for (const message of [missing, emailShape, question])
      await expect.poll(() => page.getByText(message).isVisible()).toBe(true);
    await page.getByLabel(language.email).fill('ada@example.com');
    await expect.poll(() => page.getByText(emailShape).count()).toBe(0);
  });

  test('advances home’s banners by their buttons', async () => {
    const { port } = await serve();
    const page = await browser.newPage();
    onTestFinished(() => page.close());
    await page.goto(`http://127.0.0.1:${port}/`);
    await page.locator('html[data-ready]').waitFor();
    await page.getByRole('button', { name: language.nextSlide }).click();
    const second = page.locator(`[aria-label="${language.positionOf(2, 3)}"]`);
    await expect.poll(() => second.evaluate((banner: HTMLElement) => banner.inert)).toBe(false);
  });

  test('gets answers in that language from the server', async () => {
    const { ask } = await serve();
    const page = await ask(enquiryUrl, form({ name: '', email: 'ada', phone: '1', question: '', applicationId: '1' }));
    expect(page.text).toContain(`<html lang="${name}">`);
    expect(page.text).toContain(language.refusalPage.notSent);
    for (const reason of [language.refusals.name, language.refusals.emailShape, language.refusals.phone.international])
      expect(page.text).toContain(reason);
    expect(visibleTexts('refusal.html', page.text).filter((line) => english.test(line))).toEqual([]);
    const answer = await ask(
      enquiryUrl,
      json({ name: 'Ada', email: 'ada', question: 'Hola', created: '', applicationId: 1 }),
    );
    expect(answer.text).toContain(language.refusals.emailShape);
    const nowhere = await ask('/nowhere');
    expect(nowhere.status).toBe(404);
    expect(nowhere.text).toContain(language.errorHeading);
    expect((await ask('/thank-you/contact/')).text).toContain(`<html lang="${name}"`);
  });
});
