import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import formbody from '@fastify/formbody';
import { checkEnquiry } from '#contract/check-enquiry.ts';
import { thankYouPath } from '#contract/enquiry-form.ts';
import { enquiryPath } from '#contract/enquiry.ts';
import type { Enquiry } from '#contract/enquiry.ts';
import type { Metrics } from '../admin/metrics.ts';
import { requestLimits } from '../http/request-limits.ts';
import { requestSource } from '../http/request-source.ts';
import type { EnquiryStore } from '../storage/enquiry-store.ts';
import { enquiryFromForm } from './enquiry-from-form.ts';
import type { FormPost } from './enquiry-from-form.ts';
import type { EnquiryRate } from './enquiry-rate.ts';
import { createFirstSendings } from './first-sendings.ts';
import { refusalPage } from './refusal-page.ts';
import type { RefusalPage } from './refusal-page.ts';
import { requestMedia } from './request-media.ts';
import { suspicionOf } from './suspicion.ts';

export type EnquiryDependencies = {
  store: EnquiryStore;
  /** The time by our clock. */
  clock: () => Date;
  rate: EnquiryRate;
  /** Sites other than this that the forms may stand on, as origins. */
  allowedOrigins: ReadonlySet<string>;
  metrics?: Pick<Metrics, 'enquiryStored'> | undefined;
};

/** Seconds after which one who met a failing store may try again. */
const retryAfter = 5;

/** A form post is limited and refused after it was read: a document can then give back what was typed. */
export function isFormPost({ method, headers, routeOptions }: FastifyRequest): boolean {
  return method === 'POST' && routeOptions.url?.endsWith(enquiryPath) === true && requestMedia(headers) === 'form';
}

/**
 * `POST customerEnquiry`. A script sends JSON and is answered in JSON; a form without JavaScript sends its fields and
 * is answered with a document. 201 (or 303 to a thank-you page) promises that the enquiry is on disk.
 */
export async function enquiryRoutes(api: FastifyInstance, dependencies: EnquiryDependencies): Promise<void> {
  const { store, clock, rate, allowedOrigins, metrics } = dependencies;
  const firstSendings = createFirstSendings();
  await api.register(formbody, { bodyLimit: requestLimits.formBytes });

  async function keep(request: FastifyRequest, reply: FastifyReply, post?: FormPost): Promise<FastifyReply> {
    const checked = checkEnquiry(post ? post.body : request.body);
    if (!checked.accepted) return refuse(reply, checked.refusals, post);
    try {
      await add(checked.enquiry, post);
    } catch (error) {
      request.log.error({ reason: reasonOf(error) }, 'an enquiry could not be stored');
      return askToRetry(reply, post);
    }
    return post ? reply.redirect(thanks(request, post), 303) : reply.code(201).send({ stored: true });
  }

  async function add(enquiry: Enquiry, post?: FormPost): Promise<void> {
    const suspicion = suspicionOf(enquiry, post?.bait);
    await store.add(enquiry, { receivedAt: clock(), form: post?.form ?? null, suspicion });
    metrics?.enquiryStored(suspicion !== null);
  }

  /** A form that stands on another site of ours leads back to that site. */
  function thanks({ headers }: FastifyRequest, { form }: FormPost): string {
    const site = headers.origin !== undefined && allowedOrigins.has(headers.origin) ? headers.origin : '';
    return site + thankYouPath(form);
  }

  api.post(`/${enquiryPath}`, {
    onRequest: async (request, reply) => {
      const media = requestMedia(request.headers);
      if (!media) {
        await reply.code(415).send({ error: 'Send the enquiry as application/json, or from a form of this site.' });
      } else if (media === 'json') {
        const seconds = rate.take(request.ip, clock());
        if (seconds > 0) await askToWait(reply, seconds);
      }
    },
    handler: async (request, reply) => {
      if (!isFormPost(request)) return keep(request, reply);
      const now = clock();
      const post = enquiryFromForm(request.body, now, firstSendings);
      if (requestSource(request, allowedOrigins) === 'elsewhere') return askToSendFromHere(reply, post);
      const seconds = rate.take(request.ip, now);
      return seconds > 0 ? askToWait(reply, seconds, post) : keep(request, reply, post);
    },
    errorHandler: async (error, request, reply) => {
      if (!isFormPost(request) || error.statusCode !== 413) throw error;
      return sendPage(reply.code(413), {
        headline: 'Your message is too long to be sent.',
        advice: 'Please go back, shorten it and send it again.',
        refusals: [],
      });
    },
  });
}

function refuse(reply: FastifyReply, refusals: RefusalPage['refusals'], post: FormPost | undefined): FastifyReply {
  reply.code(422);
  if (!post) return reply.send({ error: 'The enquiry was not accepted.', refusals });
  return sendPage(reply, {
    headline: 'Your message has not been sent yet.',
    advice: 'Please correct what is named here and send it again.',
    refusals,
    post,
  });
}

/**
 * Another site made the browser post this. Its visitor may know nothing of it, or have filled in an honest form there
 * (or here, behind a proxy that hides our name): they see what was to be sent, and whoever means it sends it from here.
 */
function askToSendFromHere(reply: FastifyReply, post: FormPost): FastifyReply {
  return sendPage(reply.code(403), {
    headline: 'Your message has not been sent yet.',
    advice: 'It came from another site. If you wrote it, please send it again from here.',
    refusals: [],
    post,
  });
}

function askToWait(reply: FastifyReply, seconds: number, post?: FormPost): FastifyReply {
  reply.code(429).header('Retry-After', seconds);
  if (!post) return reply.send({ error: `Too many enquiries at once. Please send it again in ${seconds} seconds.` });
  return sendPage(reply, {
    headline: 'Your message has not been sent yet.',
    advice:
      'Too many messages came at once. What you wrote is still here: ' +
      `please send it again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`,
    refusals: [],
    post,
  });
}

function askToRetry(reply: FastifyReply, post: FormPost | undefined): FastifyReply {
  reply.code(503).header('Retry-After', retryAfter);
  if (!post) return reply.send({ error: 'The enquiry could not be stored. Please send it again shortly.' });
  return sendPage(reply, {
    headline: 'Your message could not be kept.',
    advice: 'The fault is ours. What you wrote is still here: please send it again in a moment.',
    refusals: [],
    post,
  });
}

function sendPage(reply: FastifyReply, page: RefusalPage): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(refusalPage(page));
}

/** Words for the log. A database's message names columns, never what is in them. */
function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
