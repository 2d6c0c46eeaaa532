import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeOptions {
  /** Tags of rules, such as wcag2aa, or rules by name. */
  run: { type: 'tag' | 'rule'; values: string[] };
  /** A selector of what is looked at; all of the page without it. */
  include?: string;
}

/**
 * What axe finds wrong on the page on show: rules, each with the markup of what breaks it. axe stays in the page while
 * documents are swapped in, since bringing it costs as much as a look. It does not look into frames, such as a map's.
 */
export async function axeViolations(
  page: Page,
  { run, include }: AxeOptions,
): Promise<{ id: string; html: string[] }[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return page.evaluate(
    async ({ context, runOnly }) => {
      const { axe } = globalThis as never as { axe: typeof import('axe-core') };
      const { violations } = await axe.run(context ?? document, {
        runOnly,
        resultTypes: ['violations'],
        iframes: false,
      });
      return violations.map(({ id, nodes }) => ({ id, html: nodes.map((node) => node.html) }));
    },
    { context: include, runOnly: run },
  );
}
