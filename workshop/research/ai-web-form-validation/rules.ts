/** The built-in rules of the libraries, and the rules of HTML, the article and our form. */
import { formatPhone, phoneShape } from '#contract/phone.ts';
import { importLibrary } from './libraries.ts';
import { jqueryMethods, patternIn, type Accepts } from './unexported-rules.ts';

/** Rules by the name that the results print. */
export type Rules = Record<string, Accepts>;

/** https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address; a browser trims the value first. */
const htmlEmail =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** The value that FormKit passes to a rule. */
const formkitNode = (value: string) => ({ value, name: 'box' });

/** Compiles a rule of fastest-validator. */
async function fastestRule(rule: object): Promise<Accepts> {
  const FastestValidator = (await importLibrary('fastest-validator')).default;
  const check = new FastestValidator().compile({ box: rule });
  return (box) => check({ box }) === true;
}

/** Rules for names; the libraries must be installed. */
export async function loadNameRules(): Promise<Rules> {
  const validator = (await importLibrary('validator')).default;
  const vee = await importLibrary('@vee-validate/rules');
  const formkit = await importLibrary('@formkit/rules');
  const vuelidate = await importLibrary('@vuelidate/validators');
  const jquery = jqueryMethods();
  return {
    'validator isAlpha': (text) => validator.isAlpha(text),
    'jquery-validation lettersonly': jquery['lettersonly']!,
    'jquery-validation letterswithbasicpunc': jquery['letterswithbasicpunc']!,
    'vee-validate alpha': (text) => vee.alpha(text, {}),
    'vee-validate alpha_spaces': (text) => vee.alpha_spaces(text, {}),
    'FormKit alpha': (text) => formkit.alpha(formkitNode(text)),
    'FormKit alpha_spaces': (text) => formkit.alpha_spaces(formkitNode(text)),
    'Vuelidate alpha': (text) => vuelidate.alpha.$validator(text),
    'fastest-validator alpha': await fastestRule({ type: 'string', alpha: true }),
    'Not empty (our form)': (text) => text.trim() !== '',
  };
}

/** Rules for email addresses; the libraries must be installed. */
export async function loadEmailRules(): Promise<Rules> {
  const validator = (await importLibrary('validator')).default;
  const joi = (await importLibrary('joi')).default;
  const yup = await importLibrary('yup');
  const zod = await importLibrary('zod');
  const valibot = await importLibrary('valibot');
  const vee = await importLibrary('@vee-validate/rules');
  const formkit = await importLibrary('@formkit/rules');
  const ajv = new (await importLibrary('ajv')).default.default({ strict: false });
  (await importLibrary('ajv-formats')).default.default(ajv);
  const ajvEmail = ajv.compile({ type: 'string', format: 'email' });
  const emailValidator = (await importLibrary('email-validator')).default;
  const vuelidate = await importLibrary('@vuelidate/validators');
  const jquery = jqueryMethods();
  const angularEmail = patternIn('@angular/forms/fesm2022/forms.mjs', 'const EMAIL_REGEXP = ');
  const parsleyEmail = patternIn('parsleyjs/dist/parsley.js', '    email: ');
  return {
    'HTML type=email': (text) => htmlEmail.test(text.trim()),
    'validator isEmail': (text) => validator.isEmail(text),
    'joi email': (text) => !joi.string().email().validate(text).error,
    'joi email, any domain': (text) => !joi.string().email({ tlds: false }).validate(text).error,
    'yup email': (text) => yup.string().email().isValidSync(text),
    'zod email': (text) => zod.z.email().safeParse(text).success,
    'valibot email': (text) => valibot.safeParse(valibot.pipe(valibot.string(), valibot.email()), text).success,
    'vee-validate email': (text) => vee.email(text, {}),
    'FormKit email': (text) => formkit.email(formkitNode(text)),
    'jquery-validation email': jquery['email']!,
    'Parsley email': (text) => parsleyEmail.test(text),
    'ajv-formats email': (text) => ajvEmail(text),
    'email-validator': (text) => emailValidator.validate(text),
    'fastest-validator email': await fastestRule({ type: 'email' }),
    'Vuelidate email': (text) => vuelidate.email.$validator(text),
    'Angular Validators.email': (text) => angularEmail.test(text),
  };
}

/** Rules for phone numbers; the libraries must be installed. */
export async function loadPhoneRules(): Promise<Rules> {
  const validator = (await importLibrary('validator')).default;
  const zod = await importLibrary('zod');
  const { parsePhoneNumberFromString } = await importLibrary('libphonenumber-js/max');
  return {
    'validator isMobilePhone any': (text) => validator.isMobilePhone(text),
    'validator isMobilePhone en-US': (text) => validator.isMobilePhone(text, 'en-US'),
    'zod e164': (text) => zod.z.e164().safeParse(text).success,
    'jquery-validation phoneUS': jqueryMethods()['phoneUS']!,
    'libphonenumber-js possible, US': (text) => parsePhoneNumberFromString(text, 'US')?.isPossible() ?? false,
    'libphonenumber-js valid, US': (text) => parsePhoneNumberFromString(text, 'US')?.isValid() ?? false,
    'Count the digits, 7 to 15 (the article)': (text) => /^\d{7,15}$/.test(text.replaceAll(/\D/g, '')),
    'Our form': (text) => phoneShape.test(formatPhone(text)),
  };
}
