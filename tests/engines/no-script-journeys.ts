import { expect } from 'vitest';
import { articlePath, articleSkipReason, articleWithMostSections } from '../playwright/article-with-most-sections.ts';
import { footerPath } from '../playwright/chosen-pages.ts';
import { formTexts, formSkipReason } from '../playwright/form-texts.ts';
import { firstChild, groupSkipReason } from '../playwright/menu-group.ts';
import { content, titleOf } from '../playwright/site-content.ts';
import { isInWindow, currentSlide } from './in-page.ts';
import { fillIn } from './fill-in.ts';
import type { Visit } from './visit.ts';
import { button, linkTo } from './visitor.ts';
import { language } from '../site/site-language.ts';

/** Journeys of visitors whose browser runs no scripts. */
export function describeWithoutScripts({ test }: Visit) {
  test('home is complete and has no buttons without effect', async ({ visitor, onDesktop }) => {
    await onDesktop();
    await visitor.open('/');
    await visitor.seesValue(currentSlide, 1);
    await visitor.doesNotSee(() =>
      [...document.querySelectorAll('main button')].some((button) => button.checkVisibility()),
    );
    await visitor.seesValue(() => document.querySelectorAll('blockquote').length, content.testimonials.length);
    await visitor.sees(() => document.documentElement.dataset['ready'] === undefined);
  });

  test('an article’s contents work, and a link leads to its plain address', async ({ visitor, skip }) => {
    skip(articleSkipReason !== undefined, articleSkipReason);
    const { id } = articleWithMostSections.headings.at(-1)!;
    await visitor.open(`${articlePath}/`);
    await visitor.click(`main nav a[href="#${id}"]`);
    await visitor.sees(isInWindow, id);
    await visitor.click(linkTo(footerPath, 'footer'));
    await visitor.seesTitle(titleOf(footerPath));
    await visitor.seesValue(() => location.pathname + location.hash, `${footerPath}/`);
  });

  test('the menu of a phone opens and its links work', async ({ visitor, onPhone, skip }) => {
    skip(groupSkipReason !== undefined, groupSkipReason);
    await onPhone();
    await visitor.open('/why-us/');
    const supportsCommand = await visitor.driver.evaluate(() => 'command' in HTMLButtonElement.prototype);
    skip(
      !supportsCommand,
      'the engine does not support the attribute “command”: without scripts the footer is the menu',
    );
    await visitor.click(button(language.menu));
    await visitor.click(linkTo(firstChild, '#menu'));
    await visitor.seesTitle(titleOf(firstChild));
  });

  test('the contact form is sent and stored, and the visitor is thanked', async ({
    visitor,
    enquiriesFrom,
    onDesktop,
    skip,
  }) => {
    skip(formSkipReason('contact') !== undefined, formSkipReason('contact'));
    await onDesktop();
    await visitor.open('/contact-us/');
    await fillIn(visitor, 'without-scripts@gulfline.example');
    await visitor.click(button(language.submit));
    await visitor.seesValue(() => location.pathname, '/thank-you/contact/');
    await visitor.seesValue(() => document.querySelector('h1')?.textContent, formTexts.contact.success);
    expect(await enquiriesFrom('without-scripts@gulfline.example')).toHaveLength(1);
  });
}
