import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { secondsHeader } from '#contract/enquiry-form.ts';
import { requestSource } from '../http/request-source.ts';
import type { FormPost } from './enquiry-from-form.ts';
import type { SubmissionContext } from './score-spam.ts';

/** The kind of an enquiry's body: the form's script sends JSON, the form itself a form post if no script runs. */
type EnquiryMedia = 'json' | 'form';

/** The kind of a request's body, by its Content-Type; undefined if it is not accepted. */
export function requestMedia(headers: IncomingHttpHeaders): EnquiryMedia | undefined {
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (type === 'application/json') return 'json';
  if (type === 'application/x-www-form-urlencoded') return 'form';
  return undefined;
}

/** The circumstances that a request reveals about its enquiry. */
export function submissionContext(
  request: FastifyRequest,
  allowedOrigins: ReadonlySet<string>,
  post: FormPost | undefined,
): SubmissionContext {
  const { origin, referer, 'sec-fetch-site': site } = request.headers;
  // Neither a form without its script nor a script on another origin can send the header.
  const canReportSeconds = !post && requestSource(request, allowedOrigins) === 'same-origin';
  return {
    honeypotValue: post?.honeypotValue ?? '',
    seconds: canReportSeconds ? parseSeconds(request.headers[secondsHeader.toLowerCase()]) : null,
    isFromBrowser: (site ?? origin ?? referer) !== undefined,
  };
}

function parseSeconds(header: string | string[] | undefined): number | undefined {
  return typeof header === 'string' && /^\d{1,7}$/.test(header) ? Number(header) : undefined;
}
