import type { FastifyInstance, FastifyReply } from 'fastify';
import formbody from '@fastify/formbody';
import { checkEnquiry } from '#contract/check-enquiry.ts';
import { thankYouPath } from '#contract/enquiry-form.ts';
import { enquiryPath } from '#contract/enquiry.ts';
import type { EnquiryStore } from '../storage/enquiry-store.ts';
import { enquiryFromForm } from './enquiry-from-form.ts';
import type { FormPost } from './enquiry-from-form.ts';
import { refusalPage } from './refusal-page.ts';
import type { RefusalPage } from './refusal-page.ts';
import { requestMedia } from './request-media.ts';

export type EnquiryDependencies = {
  store: EnquiryStore;
  /** The time by our clock. */
  clock: () => Date;
};

/** Seconds after which one who met a failing store may try again. */
const retryAfter = 5;

/**
 * `POST customerEnquiry`. A script sends JSON and is answered in JSON; a form without JavaScript sends its fields and
 * is answered with a document. 201 (or 303 to a thank-you page) promises that the enquiry is on disk.
 */
export async function enquiryRoutes(api: FastifyInstance, { store, clock }: EnquiryDependencies): Promise<void> {
  await api.register(formbody);

  api.post(`/${enquiryPath}`, {
    onRequest: async (request, reply) => {
      if (requestMedia(request.headers)) return;
      await reply.code(415).send({ error: 'Send the enquiry as application/json, or from a form of this site.' });
    },
    handler: async (request, reply) => {
      const now = clock();
      const post = requestMedia(request.headers) === 'form' ? enquiryFromForm(request.body, now) : undefined;
      const checked = checkEnquiry(post ? post.body : request.body);
      if (!checked.accepted) return refuse(reply, checked.refusals, post);
      try {
        await store.add(checked.enquiry, { receivedAt: now, form: post?.form ?? null, suspicion: null });
      } catch (error) {
        request.log.error({ reason: reasonOf(error) }, 'an enquiry could not be stored');
        return askToRetry(reply, post);
      }
      if (post) return reply.redirect(thankYouPath(post.form), 303);
      return reply.code(201).send({ stored: true });
    },
    errorHandler: async (error, request, reply) => {
      if (requestMedia(request.headers) !== 'form' || error.statusCode !== 413) throw error;
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
