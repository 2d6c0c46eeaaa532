import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { printedCode } from '../printed-code.ts';
import { installFolder } from './libraries.ts';

/** Milliseconds after which a slow model answers: later than the article's code waits. */
const slowModelDelay = 2_500;

/** Runs the article's own two files as printed, and returns what they answer. */
export async function tryArticleCode() {
  for (const title of ['meant-domain.ts', 'misplaced.ts']) {
    writeFileSync(join(installFolder, title), printedCode('ai-web-form-validation', title));
  }
  const { meantDomain } = await import(pathToFileURL(join(installFolder, 'meant-domain.ts')).href);
  const { misplaced } = await import(pathToFileURL(join(installFolder, 'misplaced.ts')).href);
  const domains = [
    'gmial.com',
    'gmail.con',
    'outlok.com',
    'gmail.com',
    'email.com',
    'mail.com',
    'ymail.com',
    'example.com',
  ];
  const form = { name: 'Ann', email: 'ann@example.com', phone: '1', postalCode: '48213-K', city: 'Spring' };
  const hint = (answer: string) => misplaced(form, async () => answer);
  let seenByModel: string[] = [];
  const good = await misplaced(form, async (answers: object) => {
    seenByModel = Object.keys(answers);
    return '{"from":"postalCode","to":"orderNumber"}';
  });
  const start = performance.now();
  let modelTimer: NodeJS.Timeout | undefined;
  const tooLate = await misplaced(form, async () => {
    await new Promise((resolve) => (modelTimer = setTimeout(resolve, slowModelDelay)));
    return '{"from":"postalCode","to":"orderNumber"}';
  });
  const milliseconds = performance.now() - start;
  clearTimeout(modelTimer);
  return {
    meantDomain: Object.fromEntries(domains.map((domain) => [domain, meantDomain(`ann@${domain}`) ?? null])),
    misplaced: {
      good,
      seenByModel,
      prose: (await hint('It seems the postal code is wrong.')) ?? null,
      emptyBox: (await hint('{"from":"company","to":"city"}')) ?? null,
      unknownBox: (await hint('{"from":"__proto__","to":"city"}')) ?? null,
      modelThatIgnoresTheSignal: { hint: tooLate ?? null, gaveUpBeforeItAnswered: milliseconds < slowModelDelay },
    },
  };
}
