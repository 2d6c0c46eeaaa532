/** The built-in rules of the libraries, and the rules of HTML, the article and our form. */
import { formatPhone, phoneShape } from '#contract/phone.ts';
import { jqueryMethods, load, patternIn, type Accepts } from './libraries.ts';

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
export const phone = await load('libphonenumber-js/max');
const jquery = jqueryMethods();
const angularEmail = patternIn('@angular/forms/fesm2022/forms.mjs', 'const EMAIL_REGEXP = ');
const parsleyEmail = patternIn('parsleyjs/dist/parsley.js', '    email: ');
/** https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address; a browser trims the value first. */
const htmlEmail =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** The value that FormKit passes to a rule. */
const formkitNode = (value: string) => ({ value, name: 'box' });
/** Compiles a rule of fastest-validator. */
const fastestRule = (rule: object) => {
  const check = new Fastest().compile({ box: rule });
  return (box: string) => check({ box }) === true;
};
const ajvEmail = ajv.compile({ type: 'string', format: 'email' });

export const rules: Record<'names' | 'emails' | 'phones', Record<string, Accepts>> = {
  names: {
    'validator isAlpha': (text) => validator.isAlpha(text),
    'jquery-validation lettersonly': jquery['lettersonly']!,
    'jquery-validation letterswithbasicpunc': jquery['letterswithbasicpunc']!,
    'vee-validate alpha': (text) => vee.alpha(text, {}),
    'vee-validate alpha_spaces': (text) => vee.alpha_spaces(text, {}),
    'FormKit alpha': (text) => formkit.alpha(formkitNode(text)),
    'FormKit alpha_spaces': (text) => formkit.alpha_spaces(formkitNode(text)),
    'Vuelidate alpha': (text) => vuelidate.alpha.$validator(text),
    'fastest-validator alpha': fastestRule({ type: 'string', alpha: true }),
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
    'FormKit email': (text) => formkit.email(formkitNode(text)),
    'jquery-validation email': jquery['email']!,
    'Parsley email': (text) => parsleyEmail.test(text),
    'ajv-formats email': (text) => ajvEmail(text),
    'email-validator': (text) => emailValidator.validate(text),
    'fastest-validator email': fastestRule({ type: 'email' }),
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
