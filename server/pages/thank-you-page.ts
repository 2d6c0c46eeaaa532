import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerResponse } from 'node:http';
import { formKinds, referenceParameter, thankYouPath } from '#contract/enquiry-form.ts';
import { referenceShape } from '#contract/enquiry-reference.ts';
import type { RequestTarget } from './request-target.ts';

/** A thank-you document, to be given the reference of an enquiry: what stands before each place for it, and after the last. */
export type ThankYouTemplate = readonly string[];

/** Where a template has room for the reference. */
const placeholder = '{{reference}}';

/** By the path of the thank-you document. A build without them leaves its documents without a reference. */
export function readThankYouTemplates(folder: string): ReadonlyMap<string, ThankYouTemplate> {
  const templates = new Map<string, ThankYouTemplate>();
  for (const form of formKinds) {
    try {
      const html = readFileSync(join(folder, `.build/thank-you-${form}.html`), 'utf8');
      templates.set(thankYouPath(form), html.split(placeholder));
    } catch {
      // The document without a reference stands at its path.
    }
  }
  return templates;
}

/**
 * The thank-you document with the reference that its address asks for; undefined when it asks for none. Anybody may ask for
 * any: what is shown has the shape of a reference and nothing else.
 */
export function thankYouPage(
  templates: ReadonlyMap<string, ThankYouTemplate>,
  { path, query }: RequestTarget,
): string | undefined {
  const reference = new URLSearchParams(query).get(referenceParameter) ?? '';
  return referenceShape.test(reference) ? templates.get(path)?.join(reference) : undefined;
}

/** Sent as it is, without compression: it is seldom asked for, and by one person. */
export function answerThankYou(html: string, method: 'GET' | 'HEAD', response: ServerResponse): void {
  response.writeHead(200, {
    'Cache-Control': 'no-store',
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(html),
  });
  response.end(method === 'HEAD' ? undefined : html);
}
