import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installFolder } from './libraries.ts';

const article = join(import.meta.dirname, '../../../content/blog/ai-web-form-validation.md');

/** Milliseconds after which a slow model answers: later than the article's code waits. */
const slowModelDelay = 2_500;

/** Runs the article's own two files as printed, and returns what they answer. */
export async function tryArticleCode() {
  const text = readFileSync(article, 'utf8');
  for (const title of ['meant-domain.ts', 'misplaced.ts']) {
    const block = text.match(new RegExp(`\`\`\`typescript title="${title}"\\n([\\s\\S]*?)\`\`\``));
    if (!block?.[1]) throw new Error(`the article no longer prints ${title}`);
    writeFileSync(join(installFolder, title), block[1]);
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
