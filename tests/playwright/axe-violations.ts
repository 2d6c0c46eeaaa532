import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeOptions {
  /** Tags of rules, such as wcag2aa, or rules by name. */
  runOnly: { type: 'tag' | 'rule'; values: string[] };
  /** The selector of the element to check; the whole page if absent. */
  include?: string;
}

/**
 * The violations that axe finds on the current page: rules, each with the offending markup. axe stays in the page while
 * documents are replaced, since loading it takes as long as a check. It does not look into frames, such as a map's.
 */
export async function axeViolations(
  page: Page,
  { runOnly, include }: AxeOptions,
): Promise<{ id: string; html: string[] }[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return page.evaluate(
    async (options) => {
      const { axe } = globalThis as never as { axe: typeof import('axe-core') };
      const { violations } = await axe.run(options.include ?? document, {
        runOnly: options.runOnly,
        resultTypes: ['violations'],
        iframes: false,
      });
      return violations.map(({ id, nodes }) => ({ id, html: nodes.map((node) => node.html) }));
    },
    { include, runOnly },
  );
}
