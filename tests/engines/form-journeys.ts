import { expect } from 'vitest';
import { phoneRules } from '#contract/phone-rules.ts';
import { formTexts, formSkipReason } from '../playwright/form-texts.ts';
import { company, titleOf } from '../playwright/site-content.ts';
import { isShown, valueOf } from './in-page.ts';
import { fillIn } from './fill-in.ts';
import type { Visit } from './visit.ts';
import { button, linkTo } from './visitor.ts';
import { language } from '../site/site-language.ts';

const forms = [
  { path: '/contact-us/', texts: formTexts.contact },
  ...(formSkipReason('careers') ? [] : [{ path: '/careers/', texts: formTexts.careers }]),
];

/** Journeys through both forms, from input before the script is loaded to failures of sending. */
export function describeForms({ test }: Visit) {
  if (formSkipReason('contact')) return;

  test('text typed before the script is loaded stays, with its caret', async ({ visitor, gate }) => {
    const release = gate.hold(/\/assets\/entry-browser/);
    await visitor.open('/contact-us/');
    await visitor.fill('[name=name]', 'Dana Whitfield');
    await visitor.fill('[name=phone]', '7135550118');
    await visitor.fill('[name=question]', 'We plan trucks');
    for (let step = 0; step < 'trucks'.length; step++) await visitor.driver.press('ArrowLeft');
    release();
    await visitor.ready();
    await visitor.sees(isShown, 'site-island[data-hydrated] form');
    await visitor.driver.type('60 ');
    await visitor.seesValue(valueOf, 'We plan 60 trucks', 'question');
    await visitor.seesValue(valueOf, 'Dana Whitfield', 'name');
    await visitor.seesValue(valueOf, phoneRules[company.enquiry.phone].format('7135550118'), 'phone');
  });

  test('a digit inserted into a phone number leaves the caret after it', async ({ visitor, skip }) => {
    skip(company.enquiry.phone !== 'us', 'company.yaml asks for numbers of any country');
    await visitor.arrive('/contact-us/');
    await visitor.fill('[name=phone]', '28155501');
    await visitor.seesValue(valueOf, '(281) 555-01', 'phone');
    for (let step = 0; step < '1) 555-01'.length; step++) await visitor.driver.press('ArrowLeft');
    await visitor.driver.type('9');
    await visitor.seesValue(valueOf, '(289) 155-501', 'phone');
    await visitor.driver.press('Backspace');
    await visitor.seesValue(valueOf, '(281) 555-01', 'phone');
  });

  test('errors are shown at their fields, and the first field gets the focus', async ({ visitor }) => {
    await visitor.arrive('/contact-us/');
    await visitor.fill('[name=phone]', '71355');
    await visitor.click(button(language.submit));
    await visitor.seesFocusOn('[name=name]');
    for (const name of ['name', 'email', 'phone', 'question']) {
      await visitor.sees(hasErrorMessage, name);
    }
    await visitor.fill('[name=name]', 'Dana');
    await visitor.doesNotSee(hasErrorMessage, 'name');
  });

  test('visiting another page loses nothing that was typed', async ({ visitor }) => {
    await visitor.arrive('/contact-us/');
    await visitor.fill('[name=email]', 'draft@gulfline.example');
    await visitor.click(linkTo(formTexts.contact.privacy.link, 'main'));
    await visitor.seesTitle(titleOf(formTexts.contact.privacy.link));
    await visitor.driver.back();
    await visitor.seesValue(valueOf, 'draft@gulfline.example', 'email');
  });

  for (const { path, texts } of forms) {
    test(`an enquiry sent from ${path} is stored, and the visitor is thanked`, async ({ visitor, enquiriesFrom }) => {
      const email = `sent${path.replaceAll('/', '-')}@gulfline.example`;
      await visitor.arrive(path);
      await fillIn(visitor, email);
      await visitor.click(button(language.submit));
      await visitor.sees(outputContains, texts.success);
      const stored = await enquiriesFrom(email);
      expect(stored).toEqual([
        expect.objectContaining({
          name: 'Dana Whitfield',
          phone: '(713) 555-0118',
          question: 'We plan 60 trucks\non paper.',
          applicationId: company.enquiry.applicationId,
          suspicion: null,
        }),
      ]);
      await visitor.seesValue(outputContains, company.enquiry.showReference, stored[0]!.reference);
      await visitor.seesValue(valueOf, '', 'question');
    });
  }

  test('an enquiry that cannot be sent keeps its text', async ({ visitor, gate, allowConsole, enquiriesFrom }) => {
    const refused = /status of 422|answered with status 422/;
    allowConsole(refused);
    await visitor.arrive('/contact-us/');
    gate.refuse(/\/customerEnquiry$/, 422);
    await fillIn(visitor, 'refused@gulfline.example');
    await visitor.click(button(language.submit));
    await visitor.hears(refused);
    gate.open();
    await visitor.seesValue(valueOf, 'We plan 60 trucks\non paper.', 'question');
    await visitor.click(button(language.submit));
    await visitor.sees(outputContains, formTexts.contact.success);
    expect(await enquiriesFrom('refused@gulfline.example')).toHaveLength(1);
  });
}

/** Whether a field is marked as invalid and has an error message. Runs in the page. */
function hasErrorMessage(name: string) {
  const field = document.querySelector(`main form [name="${name}"]`)!;
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const message = ids.map((id) => document.getElementById(id)?.textContent ?? '').join('');
  return field.getAttribute('aria-invalid') === 'true' && message !== '';
}

/** Whether the result of sending contains a text. Runs in the page. */
function outputContains(text: string) {
  return document.querySelector('main output')?.textContent.includes(text) ?? false;
}
