import { firstChild, firstEntry, group, groupSkipReason } from '../playwright/menu-group.ts';
import { shownAddress } from '../playwright/page-links.ts';
import { titleOf } from '../playwright/site-content.ts';
import { isShown } from './in-page.ts';
import type { Visit } from './visit.ts';
import { button, linkTo } from './visitor.ts';
import { language } from '../site/site-language.ts';

/** Journeys through the menu of a phone, and the groups of the header. */
export function describeMenus({ test }: Visit) {
  test('the menu of a phone opens, its groups expand, Escape closes it and returns the focus', async ({
    visitor,
    onPhone,
    skip,
  }) => {
    skip(groupSkipReason !== undefined, groupSkipReason);
    await onPhone();
    await visitor.arrive('/why-us/');
    await visitor.click(button(language.menu));
    await visitor.sees(isShown, '#menu');
    await visitor.click({ css: '#menu button', name: language.pagesBelow(group.name) });
    await visitor.sees(isShown, `#menu a[href="${shownAddress(firstChild)}"]`);
    await visitor.driver.press('Escape');
    await visitor.doesNotSee(isShown, '#menu');
    await visitor.seesFocusOn(`button[aria-label=${language.menu}]`);
    await visitor.click(button(language.menu));
    await visitor.click(linkTo(group.link, '#menu'));
    await visitor.seesTitle(titleOf(group.link));
    await visitor.doesNotSee(isShown, '#menu');
  });

  test('a group of the header opens by keyboard and by mouse, and closes on Escape and when the mouse leaves', async ({
    visitor,
    onDesktop,
    skip,
  }) => {
    skip(groupSkipReason !== undefined, groupSkipReason);
    await onDesktop();
    await visitor.arrive('/why-us/');
    const entry = `[data-group] li a[href="${shownAddress(firstEntry)}"]`;
    const toggle = `[data-group] > button[aria-label="${language.pagesBelow(group.name)}"]`;
    await visitor.doesNotSee(isShown, entry);
    await visitor.driver.evaluate((css) => document.querySelector<HTMLElement>(css)!.focus(), toggle);
    await visitor.driver.press('Enter');
    await visitor.sees(isShown, entry);
    await visitor.driver.press('Tab');
    await visitor.seesFocusOn(entry);
    await visitor.driver.press('Escape');
    await visitor.doesNotSee(isShown, entry);
    await visitor.seesFocusOn(toggle);
    await visitor.moveTo(toggle);
    await visitor.sees(isShown, entry);
    await visitor.driver.move(10, 700);
    await visitor.doesNotSee(isShown, entry);
    await visitor.click(toggle);
    await visitor.click(entry);
    await visitor.seesTitle(titleOf(firstEntry));
  });
}
