import type { IncomingMessage } from 'node:http';
import { parse as parseForm } from 'node:querystring';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { validateEnquiry } from '#contract/validate-enquiry.ts';
import { referenceParameter, thankYouPath } from '#contract/enquiry-form.ts';
import { enquiryPath } from '#contract/enquiry.ts';
import type { Enquiry } from '#contract/enquiry.ts';
import { languages } from '#languages/languages.ts';
import type { Metrics } from '../admin/metrics.ts';
import { errorMessage } from '../text/error-message.ts';
import { createBodyMemory } from '../http/body-memory.ts';
import { BodyError, readBody } from '../http/read-body.ts';
import type { RequestLimits } from '../http/request-limits.ts';
import { requestSource } from '../http/request-source.ts';
import type { EnquiryStore, StoredEnquiry } from '../storage/enquiry-store.ts';
import type { Company } from '../company/company.ts';
import { createConfirmationRate } from './confirmation-rate.ts';
import { createEnquiryRefusals } from './enquiry-refusals.ts';
import { enquiryFromForm } from './enquiry-from-form.ts';
import type { FormPost } from './enquiry-from-form.ts';
import type { EnquiryRate } from './enquiry-rate.ts';
import { requestMedia, submissionContext } from './submission-context.ts';
import { scoreSpam } from './score-spam.ts';

type EnquiryDependencies = {
  store: EnquiryStore;
  /** The current date and time. */
  clock: () => Date;
  /** Milliseconds of a monotonic clock. */
  uptime: () => number;
  rate: EnquiryRate;
  /** The client's address, which limits count by. */
  addressOf: (request: FastifyRequest) => string;
  limits: RequestLimits;
  /** Other sites, as origins, that may contain our forms. */
  allowedOrigins: ReadonlySet<string>;
  /** Decides the language and the shape of phone numbers; the refusal page shows its name. */
  company: Company;
  metrics?: Pick<Metrics, 'enquiryStored' | 'spamSignalFound'> | undefined;
};

/** The message for a body of a type that is not accepted. */
export const unsupportedTypeMessage = 'Send the enquiry as application/json, or from a form of this site.';

/**
 * Whether a request is a form post. It is limited and rejected only after its body was read, so that a document can give
 * back what was typed.
 */
export function isFormPost({ method, headers, routeOptions }: FastifyRequest): boolean {
  return method === 'POST' && routeOptions.url?.endsWith(enquiryPath) === true && requestMedia(headers) === 'form';
}

/**
 * `POST customerEnquiry`. A script sends JSON and is answered in JSON; a form without JavaScript sends its fields and
 * is answered with a document. 201 (or 303 to a thank-you page) promises that the enquiry is on disk, and carries its
 * reference.
 */
export async function enquiryRoutes(api: FastifyInstance, dependencies: EnquiryDependencies): Promise<void> {
  const { store, clock, uptime, rate, addressOf, limits, allowedOrigins, company, metrics } = dependencies;
  const language = languages[company.language];
  const confirmations = createConfirmationRate(uptime);
  const { refuse, refuseBody, askToWait, askToRetry, askToSendFromHere } = createEnquiryRefusals(company);
  const memory = createBodyMemory(limits);
  const parseJson = api.getDefaultJsonParser('error', 'error');
  api.addContentTypeParser('application/json', (request, body, done) => {
    const address = addressOf(request);
    readBody(body, { maxBytes: limits.bodyBytes, maxChunks: limits.bodyChunks, memory, address }).then(
      (text) => parseJson(request, text, done),
      done,
    );
  });
  api.addContentTypeParser(
    'application/x-www-form-urlencoded',
    async (request: FastifyRequest, body: IncomingMessage) =>
      parseForm(
        await readBody(body, {
          maxBytes: limits.formBytes,
          maxChunks: limits.bodyChunks,
          memory,
          address: addressOf(request),
        }),
      ),
  );

  async function storeOrRefuse(request: FastifyRequest, reply: FastifyReply, post?: FormPost): Promise<FastifyReply> {
    const checked = validateEnquiry(post ? post.body : request.body, company.phone, language.refusals);
    if (!checked.accepted) {
      rate.countBadBody(addressOf(request));
      return refuse(reply, checked.refusals, post);
    }
    const seconds = rate.take(addressOf(request));
    if (seconds > 0) return askToWait(reply, seconds, post);
    try {
      const { reference } = await addEnquiry(request, checked.enquiry, post);
      if (post) return reply.redirect(thankYouUrl(request, post, reference), 303);
      return reply.code(201).send({ stored: true, reference });
    } catch (error) {
      // A database's message names columns, never their values.
      request.log.error({ reason: errorMessage(error) }, 'an enquiry could not be stored');
      return askToRetry(reply, post);
    }
  }

  async function addEnquiry(request: FastifyRequest, enquiry: Enquiry, post?: FormPost): Promise<StoredEnquiry> {
    const { suspicion, signals, isAutomated } = scoreSpam(
      enquiry,
      submissionContext(request, allowedOrigins, post),
      language.spamReasons,
    );
    const mayConfirm = suspicion === null && !isAutomated && confirmations.take(addressOf(request));
    const form = post?.form ?? null;
    const stored = await store.add(enquiry, { receivedAt: clock(), form, suspicion, mayConfirm });
    metrics?.enquiryStored(suspicion !== null);
    for (const signal of signals) metrics?.spamSignalFound(signal);
    return stored;
  }

  /** The thank-you page after a form on another site of ours is on that site. */
  function thankYouUrl({ headers }: FastifyRequest, { form }: FormPost, reference: string): string {
    const site = headers.origin !== undefined && allowedOrigins.has(headers.origin) ? headers.origin : '';
    return `${site}${thankYouPath(form)}?${referenceParameter}=${reference}`;
  }

  api.post(`/${enquiryPath}`, {
    onRequest: async (request, reply) => {
      const media = requestMedia(request.headers);
      if (!media) {
        await reply.code(415).send({ error: unsupportedTypeMessage });
      } else if (media === 'json') {
        const seconds = rate.wait(addressOf(request));
        if (seconds > 0) await askToWait(reply, seconds);
      }
    },
    handler: async (request, reply) => {
      if (!isFormPost(request)) return storeOrRefuse(request, reply);
      const post = enquiryFromForm(request.body, clock());
      const seconds = rate.wait(addressOf(request));
      if (seconds === 0 && requestSource(request, allowedOrigins) === 'cross-origin') {
        rate.countBadBody(addressOf(request));
        return askToSendFromHere(reply, post);
      }
      return seconds > 0 ? askToWait(reply, seconds, post) : storeOrRefuse(request, reply, post);
    },
    errorHandler: async (error, request, reply) => {
      if ((error.statusCode ?? 500) < 500) rate.countBadBody(addressOf(request));
      if (!isFormPost(request) || !(error instanceof BodyError)) throw error;
      return refuseBody(reply, error.statusCode);
    },
  });
}
