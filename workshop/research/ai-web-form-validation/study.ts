/**
 * Truthful names, email addresses and phone numbers against the built-in rules of open form libraries, each rule as
 * shipped. Records which rule rejects what; no rule is called wrong for doing what its name says.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runInNewContext, runInThisContext } from 'node:vm';
import { formatPhone, phoneShape } from '#contract/phone.ts';
import { emails, impossibleEmails, mistypedEmails, names, phones } from './samples.ts';

const project = join(import.meta.dirname, '../../..');
const folder = join(project, '.cache/research/ai-web-form-validation');
const libraries = {
  validator: '13.15.35',
  joi: '18.3.2',
  yup: '1.7.1',
  zod: '4.6.7',
  valibot: '1.5.0',
  '@vee-validate/rules': '4.15.1',
  '@formkit/rules': '2.1.2',
  parsleyjs: '2.9.2',
  'jquery-validation': '1.22.1',
  ajv: '8.17.1',
  'ajv-formats': '3.0.1',
  'email-validator': '2.0.4',
  'fastest-validator': '1.19.1',
  '@vuelidate/validators': '2.0.4',
  vue: '3.5.13',
  '@angular/forms': '21.2.26',
  'libphonenumber-js': '1.13.16',
};

type Accepts = (text: string) => unknown;

mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies: libraries }));
execFileSync(
  'npm',
  'install --no-audit --no-fund --no-package-lock --ignore-scripts --legacy-peer-deps --silent'.split(' '),
  { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
);
const require = createRequire(join(folder, 'package.json'));
const load = async (name: string) => import(pathToFileURL(require.resolve(name)).href);
const source = (file: string) => readFileSync(join(folder, 'node_modules', file), 'utf8');

/** A private pattern of a library, read from its file. */
function patternIn(file: string, before: string): RegExp {
  const text = source(file);
  const start = text.indexOf(before);
  if (start === -1) throw new Error(`${file} has no “${before}”`);
  const literal = text
    .slice(start + before.length)
    .split('\n')[0]!
    .trim()
    .replace(/[;,]$/, '');
  return runInThisContext(literal) as RegExp;
}

/** jQuery Validation’s methods, without a page: they use only their first argument. */
function jqueryMethods(): Record<string, Accepts> {
  const jquery = Object.assign(() => [], {
    fn: {},
    extend: Object.assign,
    ajaxPrefilter: () => {},
    each: () => {},
    expr: { pseudos: {} },
  });
  for (const file of ['jquery.validate.js', 'additional-methods.js']) {
    runInNewContext(source(`jquery-validation/dist/${file}`), { jQuery: jquery });
  }
  const { methods } = (jquery as unknown as { validator: { methods: Record<string, (...args: unknown[]) => unknown> } })
    .validator;
  const self = { optional: () => false };
  return Object.fromEntries(
    Object.entries(methods).map(([name, method]) => [name, (text: string) => method.call(self, text, {})]),
  );
}

const validator = (await load('validator')).default;
const joi = (await load('joi')).default;
const yup = await load('yup');
const zod = await load('zod');
const valibot = await load('valibot');
const vee = await load('@vee-validate/rules');
const formkit = await load('@formkit/rules');
const ajv = new (await load('ajv')).default.default({ strict: false });
(await load('ajv-formats')).default.default(ajv);
const emailValidator = (await load('email-validator')).default;
const Fastest = (await load('fastest-validator')).default;
const vuelidate = await load('@vuelidate/validators');
const phone = await load('libphonenumber-js/max');
const jquery = jqueryMethods();
const angularEmail = patternIn('@angular/forms/fesm2022/forms.mjs', 'const EMAIL_REGEXP = ');
const parsleyEmail = patternIn('parsleyjs/dist/parsley.js', '    email: ');
/** https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address; a browser trims the value first. */
const htmlEmail =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

const node = (value: string) => ({ value, name: 'box' });
const quick = (rule: object) => {
  const check = new Fastest().compile({ box: rule });
  return (box: string) => check({ box }) === true;
};
const ajvEmail = ajv.compile({ type: 'string', format: 'email' });

const rules: Record<'names' | 'emails' | 'phones', Record<string, Accepts>> = {
  names: {
    'validator isAlpha': (text) => validator.isAlpha(text),
    'jquery-validation lettersonly': jquery['lettersonly']!,
    'jquery-validation letterswithbasicpunc': jquery['letterswithbasicpunc']!,
    'vee-validate alpha': (text) => vee.alpha(text, {}),
    'vee-validate alpha_spaces': (text) => vee.alpha_spaces(text, {}),
    'FormKit alpha': (text) => formkit.alpha(node(text)),
    'FormKit alpha_spaces': (text) => formkit.alpha_spaces(node(text)),
    'Vuelidate alpha': (text) => vuelidate.alpha.$validator(text),
    'fastest-validator alpha': quick({ type: 'string', alpha: true }),
    'Not empty (our form)': (text) => text.trim() !== '',
  },
  emails: {
    'HTML type=email': (text) => htmlEmail.test(text.trim()),
    'validator isEmail': (text) => validator.isEmail(text),
    'joi email': (text) => !joi.string().email().validate(text).error,
    'joi email, any domain': (text) => !joi.string().email({ tlds: false }).validate(text).error,
    'yup email': (text) => yup.string().email().isValidSync(text),
    'zod email': (text) => zod.z.email().safeParse(text).success,
    'valibot email': (text) => valibot.safeParse(valibot.pipe(valibot.string(), valibot.email()), text).success,
    'vee-validate email': (text) => vee.email(text, {}),
    'FormKit email': (text) => formkit.email(node(text)),
    'jquery-validation email': jquery['email']!,
    'Parsley email': (text) => parsleyEmail.test(text),
    'ajv-formats email': (text) => ajvEmail(text),
    'email-validator': (text) => emailValidator.validate(text),
    'fastest-validator email': quick({ type: 'email' }),
    'Vuelidate email': (text) => vuelidate.email.$validator(text),
    'Angular Validators.email': (text) => angularEmail.test(text),
  },
  phones: {
    'validator isMobilePhone any': (text) => validator.isMobilePhone(text),
    'validator isMobilePhone en-US': (text) => validator.isMobilePhone(text, 'en-US'),
    'zod e164': (text) => zod.z.e164().safeParse(text).success,
    'jquery-validation phoneUS': jquery['phoneUS']!,
    'libphonenumber-js possible, US': (text) => phone.parsePhoneNumberFromString(text, 'US')?.isPossible() ?? false,
    'libphonenumber-js valid, US': (text) => phone.parsePhoneNumberFromString(text, 'US')?.isValid() ?? false,
    'Count the digits, 7 to 15 (the article)': (text) => /^\d{7,15}$/.test(text.replaceAll(/\D/g, '')),
    'Our form': (text) => phoneShape.test(formatPhone(text)),
  },
};

function judge(accepts: Record<string, Accepts>, texts: string[]) {
  return Object.entries(accepts).map(([rule, accept]) => {
    const refused = texts.filter((text) => !accept(text));
    return { rule, refused: refused.length, of: texts.length, which: refused };
  });
}

const impossible = judge(rules.emails, impossibleEmails).map(({ rule, refused, which }) => ({
  rule,
  letThrough: impossibleEmails.length - refused,
  which: impossibleEmails.filter((text) => !which.includes(text)),
}));
const mistyped = judge(rules.emails, mistypedEmails).map(({ rule, refused }) => ({
  rule,
  letThrough: mistypedEmails.length - refused,
  of: mistypedEmails.length,
}));
/** The article’s own two files, run as printed. */
async function articleCode() {
  const text = readFileSync(join(project, 'content/blog/ai-web-form-validation.md'), 'utf8');
  for (const title of ['meant-domain.ts', 'misplaced.ts']) {
    const block = text.match(new RegExp(`\`\`\`typescript title="${title}"\\n([\\s\\S]*?)\`\`\``));
    if (!block?.[1]) throw new Error(`the article no longer prints ${title}`);
    writeFileSync(join(folder, title), block[1]);
  }
  const { meantDomain } = await import(pathToFileURL(join(folder, 'meant-domain.ts')).href);
  const { misplaced } = await import(pathToFileURL(join(folder, 'misplaced.ts')).href);
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
  let seen: string[] = [];
  const good = await misplaced(form, async (answers: object) => {
    seen = Object.keys(answers);
    return '{"from":"postalCode","to":"orderNumber"}';
  });
  const start = performance.now();
  let late: NodeJS.Timeout | undefined;
  const tooLate = await misplaced(form, async () => {
    await new Promise((resolve) => (late = setTimeout(resolve, 2_500)));
    return '{"from":"postalCode","to":"orderNumber"}';
  });
  const milliseconds = performance.now() - start;
  clearTimeout(late);
  return {
    meantDomain: Object.fromEntries(domains.map((domain) => [domain, meantDomain(`ann@${domain}`) ?? null])),
    misplaced: {
      good,
      seenByModel: seen,
      prose: (await hint('It seems the postal code is wrong.')) ?? null,
      emptyBox: (await hint('{"from":"company","to":"city"}')) ?? null,
      unknownBox: (await hint('{"from":"__proto__","to":"city"}')) ?? null,
      modelThatIgnoresTheSignal: { hint: tooLate ?? null, gaveUpBeforeItAnswered: milliseconds < 2_500 },
    },
  };
}

/** The phone numbers as a program would pass them on. */
const tidied = phones.map((text) => {
  const number = phone.parsePhoneNumberFromString(text, 'US');
  return number && !number.ext ? (number.number as string) : undefined;
});
const tidiedMobiles = judge(
  { 'validator isMobilePhone any': rules.phones['validator isMobilePhone any']! },
  tidied.filter((text) => text !== undefined),
);

const results = {
  libraries,
  articleCode: await articleCode(),
  names: judge(rules.names, names),
  emails: judge(rules.emails, emails),
  impossibleEmails: impossible,
  mistypedEmails: mistyped,
  phones: judge(rules.phones, phones),
  phonesTidied: tidiedMobiles,
};
writeFileSync(join(import.meta.dirname, 'results.json'), `${JSON.stringify(results, null, 2)}\n`);
for (const part of ['names', 'emails', 'phones'] as const) {
  console.log(`${part}: truthful entries refused`);
  console.table(results[part].map(({ rule, refused, of, which }) => ({ rule, refused, of, which: which.join(' | ') })));
}
console.log('impossible addresses let through');
console.table(impossible.map(({ rule, letThrough, which }) => ({ rule, letThrough, which: which.join(' | ') })));
console.log('mistyped addresses let through');
console.table(mistyped);
console.log(JSON.stringify(results.articleCode, null, 2));
