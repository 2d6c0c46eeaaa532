import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerResponse } from 'node:http';
import { formKinds, referenceParameter, thankYouPath } from '#contract/enquiry-form.ts';
import { referenceShape } from '#contract/enquiry-reference.ts';
import type { RequestTarget } from './request-target.ts';

/** A thank-you document, split where the enquiry's reference belongs. */
export type ThankYouTemplate = readonly string[];

/** Marks a place for the reference in a template. */
const placeholder = '{{reference}}';

/**
 * Reads the templates, by the path of their thank-you document; empty if the build has no templates, so that its
 * documents show no reference.
 */
export function readThankYouTemplates(folder: string): ReadonlyMap<string, ThankYouTemplate> {
  const templates = new Map<string, ThankYouTemplate>();
  for (const form of formKinds) {
    try {
      const html = readFileSync(join(folder, `.build/thank-you-${form}.html`), 'utf8');
      templates.set(thankYouPath(form), html.split(placeholder));
    } catch {
      // Without a template, the document at its path shows no reference.
    }
  }
  return templates;
}

/**
 * The thank-you document with the reference in the request's query; undefined if there is none. Anybody can request
 * any: only text in the format of a reference is shown.
 */
export function thankYouPage(
  templates: ReadonlyMap<string, ThankYouTemplate>,
  { path, query }: RequestTarget,
): string | undefined {
  const reference = new URLSearchParams(query).get(referenceParameter) ?? '';
  return referenceShape.test(reference) ? templates.get(path)?.join(reference) : undefined;
}

/** Answers with the thank-you page, not compressed: it is rarely requested, and by one person. */
export function answerThankYou(html: string, method: 'GET' | 'HEAD', response: ServerResponse): void {
  response.writeHead(200, {
    'Cache-Control': 'no-store',
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(html),
  });
  response.end(method === 'HEAD' ? undefined : html);
}
