import type { FastifyRequest } from 'fastify';
import { secondsHeader } from '#contract/enquiry-form.ts';
import { requestSource } from '../http/request-source.ts';
import type { FormPost } from './enquiry-from-form.ts';
import type { Sending } from './suspicion.ts';

/** What a request says of how its enquiry was sent. */
export function sendingOf(
  request: FastifyRequest,
  allowedOrigins: ReadonlySet<string>,
  post: FormPost | undefined,
): Sending {
  const { origin, referer, 'sec-fetch-site': site } = request.headers;
  // Neither a form without its script nor a script on another origin could say it.
  const mayTell = !post && requestSource(request, allowedOrigins) === 'here';
  return {
    bait: post?.bait ?? '',
    seconds: mayTell ? secondsOf(request.headers[secondsHeader.toLowerCase()]) : null,
    byBrowser: (site ?? origin ?? referer) !== undefined,
  };
}

function secondsOf(header: string | string[] | undefined): number | undefined {
  return typeof header === 'string' && /^\d{1,7}$/.test(header) ? Number(header) : undefined;
}
