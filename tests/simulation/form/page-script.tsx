import type { ReactNode } from 'react';
import { EnquiryForm, type EnquiryFormProps } from '#site/forms/enquiry-form.island.tsx';
import { EnquirySubmission } from '#site/forms/enquiry-submission.ts';
import { sendEnquiry } from '#site/forms/send-enquiry.ts';
import { createIslandRenderer } from '#site/islands/render-island.ts';
import type { PostAnswer } from './site-server.ts';

export const thanks = 'Thank you!';

const props: EnquiryFormProps = {
  kind: 'contact',
  content: {
    question: 'Question',
    phoneHint: 'Ten digits.',
    note: 'We use it to answer you.',
    privacy: { name: 'Privacy policy', link: '/privacy-policy' },
    success: thanks,
    reference: 'Your reference number',
  },
  settings: { applicationId: 9, api: '/api/', phone: 'us', showReference: true, failureMessage: 'Please try again.' },
};

const { render } = createIslandRenderer(new Map([[EnquiryForm, { file: 'form', name: 'EnquiryForm' }]]), () => [
  'form',
  'hydrate',
]);

const { html, json, idPrefix, name, scripts } = render(EnquiryForm, props);

/** The markup of the form in its document, as `<Island>` renders it. */
export const formMarkup = `<site-island start="idle" component="${name}" scripts="${scripts.join(' ')}" id-prefix="${idPrefix}">${html}</site-island><script type="application/json">${json}</script>`;

/** The exports of the island's script in one document. Its drafts end with the document. */
export function islandScript(post: (body: string) => Promise<PostAnswer>): {
  EnquiryForm: (props: EnquiryFormProps) => ReactNode;
} {
  const submission = new EnquirySubmission();
  const dependencies: Parameters<typeof sendEnquiry>[3] = {
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    timeout(milliseconds) {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('The operation timed out', 'TimeoutError')), milliseconds);
      return controller.signal;
    },
    async fetch(_address, { body, signal }) {
      const aborted = new Promise<never>((_, reject) =>
        signal!.addEventListener('abort', () => reject(signal!.reason as Error)),
      );
      const answer = await Promise.race([post(body as string), aborted]);
      const { status } = answer;
      return { ok: status < 300, status, json: async () => JSON.parse(answer.body) as unknown };
    },
  };
  const send: typeof sendEnquiry = (address, enquiry, seconds) => sendEnquiry(address, enquiry, seconds, dependencies);
  return { EnquiryForm: (formProps) => <EnquiryForm {...formProps} dependencies={{ submission, send }} /> };
}
