import { expect, test } from '../playwright/site.ts';
import { builtDocument, expectedPages } from './built-site.ts';
import { textOfMain } from './text-of-main.ts';

// Split in halves, which two workers can run at a time. After in-app navigation, accessibility.spec.ts looks at the words.
for (const half of [0, 1]) {
  test(`every route is served, and shows its document’s words in hash form (${half + 1} of 2)`, async ({
    page,
    context,
    ready,
  }) => {
    test.slow();
    // A page of the site cannot make elements from text: it has Trusted Types.
    const parser = await context.newPage();
    const pages = (await expectedPages()).filter((_, index) => index % 2 === half);
    for (const { path, title } of pages) {
      expect((await page.request.get(path === '/' ? '/' : `${path}/`)).status(), path).toBe(200);
      // Opens about:blank first: if only the hash changed, the browser would load nothing.
      await page.goto('about:blank');
      await page.goto(`/#${path}`);
      await ready();
      await expect(page, path).toHaveTitle(title);
      const text = await parser.evaluate(textOfMain, builtDocument(path));
      expect(text, path).toBeTruthy();
      expect(await page.evaluate(textOfMain, undefined), path).toBe(text);
    }
  });
}
