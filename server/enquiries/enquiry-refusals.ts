import type { FastifyReply } from 'fastify';
import { languages } from '#languages/languages.ts';
import type { Company } from '../company/company.ts';
import { pluralize } from '../text/pluralize.ts';
import type { FormPost } from './enquiry-from-form.ts';
import { refusalPage } from './refusal-page.ts';
import type { RefusalPage } from './refusal-page.ts';

/** Seconds after which a client may try again if the store fails. */
const retryAfter = 5;

/** The responses to an enquiry that is not accepted: JSON to a script, the refusal page to a form post. */
export function createEnquiryRefusals(company: Company) {
  const text = languages[company.language].refusalPage;
  const sendPage = (reply: FastifyReply, page: RefusalPage): FastifyReply =>
    reply.type('text/html; charset=utf-8').send(refusalPage(page, company));

  return {
    refuse(reply: FastifyReply, refusals: RefusalPage['refusals'], post: FormPost | undefined): FastifyReply {
      reply.code(422);
      if (!post) return reply.send({ error: 'The enquiry was not accepted.', refusals });
      return sendPage(reply, {
        headline: text.notSent,
        advice: text.correct,
        refusals,
        post,
      });
    },

    /** Answers a form post that could not be read to its end. */
    refuseBody(reply: FastifyReply, status: number): FastifyReply {
      const isTooLong = status === 413;
      return sendPage(reply.code(status).header('Connection', 'close'), {
        headline: isTooLong ? text.tooLong : text.notRead,
        advice: isTooLong ? text.shorten : text.goBack,
        refusals: [],
      });
    },

    /**
     * Another site made the browser post this. Its visitor may not know of it, or may have filled in an honest form
     * there (or here, behind a proxy that hides our name): they see what was to be sent, and can send it from here.
     */
    askToSendFromHere(reply: FastifyReply, post: FormPost): FastifyReply {
      return sendPage(reply.code(403), {
        headline: text.notSent,
        advice: text.fromElsewhere,
        refusals: [],
        post,
      });
    },

    askToWait(reply: FastifyReply, seconds: number, post?: FormPost): FastifyReply {
      reply.code(429).header('Retry-After', seconds);
      if (!post)
        return reply.send({
          error: `Too many enquiries at once. Please send it again in ${pluralize(seconds, 'second')}.`,
        });
      return sendPage(reply, {
        headline: text.notSent,
        advice: text.tooMany(seconds),
        refusals: [],
        post,
      });
    },

    askToRetry(reply: FastifyReply, post: FormPost | undefined): FastifyReply {
      reply.code(503).header('Retry-After', retryAfter);
      if (!post) return reply.send({ error: 'The enquiry could not be stored. Please send it again shortly.' });
      return sendPage(reply, {
        headline: text.notKept,
        advice: text.ourFault,
        refusals: [],
        post,
      });
    },
  };
}
