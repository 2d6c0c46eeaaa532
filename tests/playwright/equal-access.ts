import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const engine = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'), 'utf8');

/**
 * Rules that are left out, since they only ask for a manual check and take up to a second per page: axe, our own tests and
 * docs/accessibility.md cover them.
 */
const manualCheckRules = [
  'blink_css_review',
  'element_tabbable_unobscured',
  'element_tabbable_visible',
  'img_alt_background',
  'style_color_misuse',
  'style_focus_visible',
  'style_viewport_resizable',
  'text_block_heading',
  'text_sensory_misuse',
];

/**
 * Intentional failures, each with a route that has it: the only such route unless the failure is widespread. `snippet`
 * matches the element.
 */
const exceptions: { rule: string; path: string; isWidespread?: true; snippet: RegExp; reason: string }[] = [
  {
    rule: 'aria_content_in_landmark',
    path: '/',
    snippet: /^<a href="#main"/,
    reason: 'the skip link is before every landmark, so that a keyboard reaches it first',
  },
  {
    rule: 'element_tabbable_role_valid',
    path: '/jj-kit',
    isWidespread: true,
    snippet: /^<(pre|section|div|ul) /,
    reason:
      'what scrolls sideways takes the focus, so that a keyboard can scroll it (axe: scrollable-region-focusable)',
  },
  {
    rule: 'heading_content_exists',
    path: '/',
    snippet: /^<h1( tabindex="-1")?>/,
    reason: 'home’s main heading is for screen readers; it is clipped to a pixel, which the engine takes for hidden',
  },
  {
    rule: 'aria_accessiblename_exists',
    path: '/',
    snippet: /^<h1( tabindex="-1")?>/,
    reason: 'the same heading: tests/journeys/home-banners.spec.ts checks its name',
  },
  {
    rule: 'text_contrast_sufficient',
    path: '/jj-eve',
    snippet: /^<small /,
    reason: 'an hour is printed under its bar, on the page’s background; the engine measures it on the bar',
  },
];

interface RuleResult {
  ruleId: string;
  message: string;
  snippet: string;
  value: [string, string];
}

/** The part of the engine that is used: it runs in the page. */
interface EqualAccess {
  Checker: new () => {
    rulesetRules: Record<string, string[]>;
    check(node: Node, guidelines: string[]): Promise<{ results: RuleResult[] }>;
  };
}

/** Adds IBM's Equal Access checker to the current page, where it stays while documents are replaced. */
export const addEqualAccess = (page: Page) => page.evaluate(engine);

/**
 * WCAG 2.2 failures on the current page, except intentional ones; `usedExceptions` collects these. Header and footer
 * are checked only on home: elsewhere only their colors differ, and they are half of every page.
 */
export async function equalAccessFailures(page: Page, path: string, usedExceptions: Set<string>): Promise<string[]> {
  const failures = await page.evaluate(
    async ({ skipped, isHome }) => {
      const { Checker } = (globalThis as unknown as { ace: EqualAccess }).ace;
      const checker = new Checker();
      const guideline = 'WCAG_2_2';
      checker.rulesetRules[guideline] = checker.rulesetRules[guideline]!.filter((rule) => !skipped.includes(rule));
      const { results } = await checker.check(isHome ? document : document.querySelector('main')!, [guideline]);
      return results
        .filter(({ value: [, confidence] }) => confidence === 'FAIL')
        .map(({ ruleId, message, snippet }) => ({ ruleId, message, snippet }));
    },
    { skipped: manualCheckRules, isHome: path === '/' },
  );
  return failures
    .filter(({ ruleId, snippet }) => {
      const exception = exceptions.find(
        (candidate) =>
          candidate.rule === ruleId &&
          (candidate.isWidespread || candidate.path === path) &&
          candidate.snippet.test(snippet),
      );
      if (exception) usedExceptions.add(`${exception.rule} on ${path}`);
      return !exception;
    })
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message}: ${snippet.slice(0, 120)}`);
}

/** The exceptions that no failure on the given routes needed. `usedExceptions` must have been collected on all of them. */
export const unusedExceptions = (usedExceptions: Set<string>, paths: string[]): string[] =>
  exceptions
    .filter(({ path }) => paths.includes(path))
    .map(({ rule, path }) => `${rule} on ${path}`)
    .filter((name) => !usedExceptions.has(name));
