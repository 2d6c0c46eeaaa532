import { expect } from 'vitest';
import { footerPath } from '../playwright/chosen-pages.ts';
import { formTexts, whyNoForm } from '../playwright/form-texts.ts';
import { articlePath, longestArticle, whyNoArticle } from '../playwright/longest-article.ts';
import { firstChild, whyNoGroup } from '../playwright/menu-group.ts';
import { content, titleOf } from '../playwright/site-content.ts';
import { isInWindow, slideOnShow } from './in-page.ts';
import { fillIn } from './fill-in.ts';
import type { Visit } from './visit.ts';
import { button, linkTo } from './visitor.ts';
import { language } from '../site/site-language.ts';

/** Journeys of visitors whose browser runs no scripts. */
export function describeWithoutScripts({ test }: Visit) {
  test('home is complete and has no idle buttons', async ({ visitor, onDesk }) => {
    await onDesk();
    await visitor.open('/');
    await visitor.sees(slideOnShow, 1);
    await visitor.sees(
      () => [...document.querySelectorAll('main button')].some((button) => button.checkVisibility()),
      false,
    );
    await visitor.sees(() => document.querySelectorAll('blockquote').length, content.testimonials.length);
    await visitor.sees(() => document.documentElement.dataset['ready'] === undefined, true);
  });

  test('an article’s contents work, and a link leads to its plain address', async ({ visitor, skip }) => {
    skip(whyNoArticle !== undefined, whyNoArticle);
    const { id } = longestArticle.headings.at(-1)!;
    await visitor.open(`${articlePath}/`);
    await visitor.click(`main nav a[href="#${id}"]`);
    await visitor.sees(isInWindow, true, id);
    await visitor.click(linkTo(footerPath, 'footer'));
    await visitor.seesTitle(titleOf(footerPath));
    await visitor.sees(() => location.pathname + location.hash, `${footerPath}/`);
  });

  test('the menu of a phone opens and its links work', async ({ visitor, onPhone, skip }) => {
    skip(whyNoGroup !== undefined, whyNoGroup);
    await onPhone();
    await visitor.open('/why-us/');
    const knowsCommand = await visitor.driver.evaluate(() => 'command' in HTMLButtonElement.prototype);
    skip(!knowsCommand, 'the engine does not know the attribute “command”: without scripts the footer leads on');
    await visitor.click(button(language.menu));
    await visitor.click(linkTo(firstChild, '#menu'));
    await visitor.seesTitle(titleOf(firstChild));
  });

  test('the contact form is sent, stored and thanked for', async ({ visitor, sentBy, onDesk, skip }) => {
    skip(whyNoForm('contact') !== undefined, whyNoForm('contact'));
    await onDesk();
    await visitor.open('/contact-us/');
    await fillIn(visitor, 'without-scripts@gulfline.example');
    await visitor.click(button(language.submit));
    await visitor.sees(() => location.pathname, '/thank-you/contact/');
    await visitor.sees(() => document.querySelector('h1')?.textContent, formTexts.contact.success);
    expect(await sentBy('without-scripts@gulfline.example')).toHaveLength(1);
  });
}
