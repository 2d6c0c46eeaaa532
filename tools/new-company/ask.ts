import { createInterface } from 'node:readline/promises';
import { stringify } from 'yaml';
import { languageNames } from '#languages/languages.ts';
import {
  checkedAnswers,
  AnswerError,
  defaultApplicationId,
  languageSpokenIn,
  slugOf,
  type Answers,
} from './answers.ts';
import { licenses } from './write-license.ts';

type Ask = (question: string, given?: string) => Promise<string>;

/**
 * Asks at the terminal until all answers are valid. Each question shows its default in brackets: when it is asked
 * again, the previous answer.
 */
export async function askForAnswers(): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answered = new Map<string, string>();
  const ask: Ask = async (question, given) => {
    const known = answered.get(question) ?? given;
    const words = (
      await terminal.question(`${question}${known === undefined ? '' : ` [${known || 'none'}]`}: `)
    ).trim();
    if (words === '' && known === undefined) return ask(question, given);
    answered.set(question, words || (known ?? ''));
    return words || (known ?? '');
  };
  try {
    for (;;) {
      const yaml = stringify(await questions(ask));
      try {
        return checkedAnswers(yaml, 'answers');
      } catch (error) {
        if (!(error instanceof AnswerError)) throw error;
        console.log(`\nThis cannot be taken:\n\n${error.message}\n\nOnce more, with your answers in brackets:\n`);
      }
    }
  } finally {
    terminal.close();
  }
}

async function questions(ask: Ask): Promise<object> {
  const name = await ask('Name of the company');
  const url = await ask('Address of the site', `https://www.${slugOf(name)}.example`);
  const domain = url.replace(/^https?:\/\/(www\.)?/, '');
  const email = await ask('Email address', `hello@${domain}`);
  const country = await ask('Country, by its two letters', 'US');
  const language = await ask(`Language of the site (${languageNames.join(', ')})`, languageSpokenIn(country));
  const timeZone = await ask(
    'Time zone',
    country === 'US' ? 'America/Chicago' : Intl.DateTimeFormat().resolvedOptions().timeZone,
  );
  const offices: object[] = [];
  do {
    const place = `Office ${offices.length + 1}`;
    console.log('');
    offices.push(await office((question, given) => ask(`${place}, ${question}`, given), country, email));
  } while (/^y/i.test(await ask(`Another office after ${offices.length}? (y/n)`, 'n')));
  const main = await ask('Main color, as #2348c7', '#2f5d8a');
  const accent = await ask('Accent color', '#e9763d');
  const logo = await ask('Logo, the path of an SVG file', '');
  const applicationId = Number(
    await ask(
      'Application id, a number that is sent with each enquiry: it tells the sites apart whose enquiries one server takes',
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

async function office(ask: Ask, country: string, email: string): Promise<object> {
  const city = await ask('city');
  const state = await ask(country === 'US' ? 'state, as TX' : 'state or region', country === 'US' ? undefined : '');
  const street = await ask('street and number');
  const suite = await ask('suite or floor', '');
  const postalCode = await ask('postal code', country === 'US' ? undefined : '');
  const phone = await ask(country === 'US' ? 'phone, as (281) 555-0142' : 'phone, as +351 21 123 4567');
  return { city, ...(state && { state }), street, suite, postalCode, phone, email: await ask('email address', email) };
}
