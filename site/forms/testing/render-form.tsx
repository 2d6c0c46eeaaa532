import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import type { Enquiry } from '#contract/enquiry.ts';
import { EnquiryForm } from '../enquiry-form.island.tsx';
import type { EnquiryInputLabels } from '../enquiry-inputs.tsx';
import { EnquirySubmission } from '../enquiry-submission.ts';
import type { SentEnquiry } from '../send-enquiry.ts';

const content = {
  question: 'Question',
  phoneHint: 'Please Enter a 10 digits numbers.',
  note: 'We use what you send only to answer you.',
  privacy: { name: 'Privacy policy', link: '/privacy-policy' },
  success: 'Thank you!',
  reference: 'Your reference number',
};

/** Renders the form on a page. `succeed` and `fail` settle the last request. */
export function renderForm({
  failureMessage = '',
  showReference = false,
  api = '/api/',
  submission = new EnquirySubmission(),
  errors = undefined as EnquiryInputLabels['errors'],
  createPage = (_form: ReactElement): HTMLElement | undefined => undefined,
} = {}) {
  const sent: Enquiry[] = [];
  const seconds: (number | null)[] = [];
  let lastRequest: { resolve: (sent: SentEnquiry) => void; reject: (error: Error) => void };
  const send = (_: string, enquiry: Enquiry, filledInFor: number | null) => {
    sent.push(enquiry);
    seconds.push(filledInFor);
    return new Promise<SentEnquiry>((resolve, reject) => (lastRequest = { resolve, reject }));
  };
  const settings = { applicationId: 9, api, phone: 'us' as const, showReference, failureMessage };
  const shownContent = { ...content, ...(errors && { errors }) };
  const element = (
    <EnquiryForm kind="contact" content={shownContent} settings={settings} dependencies={{ submission, send }} />
  );
  const page = createPage(element);
  const { container } = render(element, page && { container: page, hydrate: true });
  return {
    sent,
    seconds,
    submission,
    form: container.querySelector('form')!,
    succeed: (reference: () => Promise<string> = async () => '') => act(async () => lastRequest.resolve({ reference })),
    fail: (error: Error = new Error('no answer')) => act(async () => lastRequest.reject(error)),
  };
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const button = () => screen.getByRole('button');

export async function fillIn() {
  const user = userEvent.setup();
  await user.type(field('Name'), 'Dana Whitfield');
  await user.type(field('Email'), 'dana@gulfline.example');
  await user.type(field('Phone'), '7135550118');
  await user.type(field('Question'), 'Could you look at our routes?');
  return user;
}
