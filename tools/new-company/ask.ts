import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { stringify } from 'yaml';
import { slugify } from '#content/schema/slug.ts';
import { languageNames } from '#languages/languages.ts';
import { parseAnswers, AnswerError, defaultApplicationId, languageSpokenIn, type Answers } from './answers.ts';
import { accentFor, defaultColor } from './base-colors.ts';
import { licenses } from './write-license.ts';

/**
 * Asks a question until it is answered. Enter alone repeats the previous answer, or else gives `defaultAnswer`. If `defaultAnswer` is
 * empty, the answer `none` is empty too.
 */
type Ask = (question: string, defaultAnswer?: string) => Promise<string>;

/**
 * Asks at the terminal until all answers are valid. Each question shows its default in brackets: when it is asked
 * again, the previous answer. Rejects with an AnswerError if the input ends, as by Ctrl+C or Ctrl+D.
 */
export async function askForAnswers(): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Without this, a question would stay open when the terminal closes, and the process would end with a warning from Node.
  const ended = once(terminal, 'close').then(() => {
    throw new AnswerError('\nThe questions ended without an answer. Nothing was changed.');
  });
  ended.catch(() => undefined);
  const previousAnswers = new Map<string, string>();
  const ask: Ask = async (question, defaultAnswer) => {
    const suggestion = previousAnswers.get(question) ?? defaultAnswer;
    const hint = suggestion === undefined ? '' : ` [${suggestion || 'none'}]`;
    const line = (await Promise.race([terminal.question(`${question}${hint}: `), ended])).trim();
    const answer = line === 'none' && defaultAnswer === '' ? '' : line || suggestion;
    if (answer === undefined) return ask(question, defaultAnswer);
    previousAnswers.set(question, answer);
    return answer;
  };
  try {
    for (;;) {
      const yaml = stringify(await askAll(ask));
      try {
        return parseAnswers(yaml, 'answers');
      } catch (error) {
        if (!(error instanceof AnswerError)) throw error;
        console.log(
          `\nThese answers are invalid:\n\n${error.message}\n\nPlease check them; your answers are in brackets, and “none” removes an optional one:\n`,
        );
      }
    }
  } finally {
    terminal.close();
  }
}

async function askAll(ask: Ask): Promise<object> {
  const name = await ask('Name of the company');
  const url = await ask('Address of the site', `https://www.${slugify(name) || 'company'}.example`);
  const domain = url.replace(/^https?:\/\/(www\.)?/, '');
  const email = await ask('Email address', `hello@${domain}`);
  const country = await ask('Two-letter country code', 'US');
  const language = await ask(`Language of the site (${languageNames.join(', ')})`, languageSpokenIn(country));
  const timeZone = await ask(
    'Time zone',
    country === 'US' ? 'America/Chicago' : Intl.DateTimeFormat().resolvedOptions().timeZone,
  );
  const offices = await askForOffices(ask, country, email);
  const main = await ask('Main color, such as #2348c7', defaultColor);
  const accent = await ask('Accent color', accentFor(main));
  const logo = await ask('Logo (path of an SVG file)', '');
  const applicationId = Number(
    await ask(
      'Application id (a number sent with each enquiry, which distinguishes sites that share a server)',
      String(defaultApplicationId),
    ),
  );
  const license = await ask(`License of the code (${licenses.join(' or ')})`, 'reserved');
  const palette = { main, accent };
  return {
    name,
    url,
    email,
    country,
    language,
    timeZone,
    offices,
    palette,
    applicationId,
    license,
    ...(logo && { logo }),
  };
}

async function askForOffices(ask: Ask, country: string, email: string): Promise<object[]> {
  const offices: object[] = [];
  do {
    const heading = `Office ${offices.length + 1}`;
    console.log('');
    offices.push(
      await askForOffice((question, defaultAnswer) => ask(`${heading}, ${question}`, defaultAnswer), country, email),
    );
  } while (/^y/i.test(await ask(`Add office ${offices.length + 1}? (y/n)`, 'n')));
  return offices;
}

async function askForOffice(ask: Ask, country: string, email: string): Promise<object> {
  const isUs = country === 'US';
  const city = await ask('city');
  const state = await ask(isUs ? 'state, such as TX' : 'state or region', isUs ? undefined : '');
  const street = await ask('street and number');
  const suite = await ask('suite or floor', '');
  const postalCode = await ask('postal code', isUs ? undefined : '');
  const phone = await ask(isUs ? 'phone, such as (281) 555-0142' : 'phone, such as +351 21 123 4567');
  return { city, ...(state && { state }), street, suite, postalCode, phone, email: await ask('email address', email) };
}
