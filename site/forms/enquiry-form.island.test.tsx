// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { honeypotField } from '#contract/enquiry-form.ts';
import type { Enquiry } from '#contract/enquiry.ts';
import type { FieldError } from '#contract/field-error.ts';
import { EnquiryForm } from './enquiry-form.island.tsx';
import { EnquirySubmission } from './enquiry-submission.ts';
import { EnquiryRefused, type SentEnquiry } from './send-enquiry.ts';

const words = {
  question: 'Question',
  phoneHint: 'Please Enter a 10 digits numbers.',
  note: 'We use what you send only to answer you.',
  privacy: { name: 'Privacy policy', link: '/privacy-policy' },
  success: 'Thank you!',
  reference: 'Your reference number',
};

/** The form on a page; `succeed` and `fail` settle the last request. */
function openForm({
  failureMessage = '',
  showReference = false,
  api = '/api/',
  submission = new EnquirySubmission(),
  page = (_form: ReactElement): HTMLElement | undefined => undefined,
} = {}) {
  const sent: Enquiry[] = [];
  const seconds: (number | null)[] = [];
  let answer: { resolve: (sent: SentEnquiry) => void; reject: (error: Error) => void };
  const send = (_: string, enquiry: Enquiry, filledInFor: number | null) => {
    sent.push(enquiry);
    seconds.push(filledInFor);
    return new Promise<SentEnquiry>((resolve, reject) => (answer = { resolve, reject }));
  };
  const settings = { applicationId: 9, api, phone: 'us' as const, showReference, failureMessage };
  const element = <EnquiryForm kind="contact" words={words} settings={settings} tools={{ submission, send }} />;
  const document = page(element);
  const { container } = render(element, document && { container: document, hydrate: true });
  return {
    sent,
    seconds,
    submission,
    form: container.querySelector('form')!,
    succeed: (reference: () => Promise<string> = async () => '') => act(async () => answer.resolve({ reference })),
    fail: (error: Error = new Error('no answer')) => act(async () => answer.reject(error)),
  };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = () => screen.getByRole('button');

async function fillIn() {
  const user = userEvent.setup();
  await user.type(field('Name'), 'Dana Whitfield');
  await user.type(field('Email'), 'dana@gulfline.example');
  await user.type(field('Phone'), '7135550118');
  await user.type(field('Question'), 'Could you look at our routes?');
  return user;
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('an enquiry', () => {
  it('has a field that nobody sees or reaches, which the script never sends', async () => {
    const { sent, form } = openForm();
    const honeypot = form.querySelector<HTMLInputElement>(`[name="${honeypotField}"]`)!;
    expect(honeypot.closest('[hidden][aria-hidden="true"]')).not.toBeNull();
    expect(honeypot).toMatchObject({ tabIndex: -1, autocomplete: 'off', required: false });
    expect(screen.getAllByRole('textbox')).not.toContain(honeypot);
    honeypot.value = 'https://a.example';
    const user = await fillIn();
    await user.click(button());
    expect(Object.keys(sent[0] ?? {})).not.toContain(honeypotField);
  });

  it('sends exactly the six fields', async () => {
    const { sent } = openForm();
    const user = await fillIn();
    await user.click(button());
    expect(sent).toEqual([
      {
        name: 'Dana Whitfield',
        email: 'dana@gulfline.example',
        phone: '(713) 555-0118',
        question: 'Could you look at our routes?',
        created: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string,
        applicationId: 9,
      },
    ]);
  });

  it('reads Submitting... and ignores further submits until the answer comes', async () => {
    const { sent, form, succeed } = openForm();
    await fillIn();
    fireEvent.submit(form);
    fireEvent.submit(form);
    expect(button().textContent).toBe('Submitting...');
    await userEvent.click(button());
    expect(sent).toHaveLength(1);
    await succeed();
    expect(button().textContent).toBe('Submit');
  });

  it('clears the fields and says thank you where the focus then is', async () => {
    const { form, succeed } = openForm();
    await fillIn();
    fireEvent.submit(form);
    await succeed();
    expect(['Name', 'Email', 'Phone', 'Question'].map((label) => field(label).value)).toEqual(['', '', '', '']);
    expect(screen.getByRole('status').textContent.trim()).toBe('Thank you!');
    expect(document.activeElement).toBe(screen.getByRole('status'));
  });

  it('thanks at once and never looks at the answer, unless the company shows references', async () => {
    const { form, succeed } = openForm();
    await fillIn();
    fireEvent.submit(form);
    const reference = vi.fn<() => Promise<string>>();
    await succeed(reference);
    expect(screen.getByRole('status').textContent.trim()).toBe('Thank you!');
    expect(reference).not.toHaveBeenCalled();
  });

  it('lets the reference follow below the thanks when it comes', async () => {
    const { form, succeed } = openForm({ showReference: true });
    await fillIn();
    fireEvent.submit(form);
    const reference = Promise.withResolvers<string>();
    await succeed(() => reference.promise);
    expect(screen.getByRole('status').textContent.trim()).toBe('Thank you!');
    expect(button().textContent).toBe('Submit');
    await act(async () => reference.resolve('K4MX-7R2W'));
    expect(screen.getByRole('status').textContent).toBe('Thank you! Your reference number K4MX-7R2W');
  });

  it('says how long it took to fill in since the first key, but not to another origin', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
    const { form, seconds, fail } = openForm();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await fillIn();
    now.mockReturnValue(43_500);
    fireEvent.submit(form);
    await fail();
    expect(seconds).toEqual([42.5]);
    now.mockRestore();
    cleanup();
    const other = openForm({ api: 'https://crm.example/api/' });
    await fillIn();
    fireEvent.submit(other.form);
    expect(other.seconds).toEqual([null]);
  });
});

describe('an enquiry that could not be sent', () => {
  it('keeps the text and shows nothing; the error is on the console', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { form, fail } = openForm();
    await fillIn();
    const before = form.textContent;
    fireEvent.submit(form);
    await fail();
    expect(field('Question').value).toBe('Could you look at our routes?');
    expect(form.textContent).toBe(before);
    expect(screen.getByRole('status').textContent).toBe('');
    expect(error).toHaveBeenCalledWith(new Error('no answer'));
  });

  it('shows the failure message of a company that wrote one', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { form, fail } = openForm({ failureMessage: 'Please call us instead.' });
    await fillIn();
    fireEvent.submit(form);
    await fail();
    expect(screen.getByRole('alert').textContent).toBe('Please call us instead.');
  });

  it('is an alert, and what the server refused is said at its field until that is edited', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { fail, sent } = openForm({ failureMessage: 'Please call us instead.' });
    const user = await fillIn();
    await user.click(button());
    await fail(refusedBecause({ field: 'question', reason: 'Please enter your message.' }));
    expect(screen.getByRole('alert').textContent).toBe('Please call us instead.');
    expect(field('Question').getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field('Question').getAttribute('aria-describedby')!)?.textContent).toBe(
      'Please enter your message.',
    );
    await user.type(field('Question'), ' Soon?');
    expect(field('Question').hasAttribute('aria-invalid')).toBe(false);
    await user.click(button());
    expect(sent).toHaveLength(2);
  });

  it('keeps the focus where it was, and says nothing of fields in a company that says nothing', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const loud = openForm({ failureMessage: 'Please call us instead.' });
    const user = await fillIn();
    await user.click(button());
    await loud.fail();
    expect(document.activeElement).toBe(button());
    cleanup();
    const silent = openForm();
    const again = await fillIn();
    const before = silent.form.textContent;
    await again.click(button());
    await silent.fail(refusedBecause({ field: 'question', reason: 'Please enter your message.' }));
    expect(silent.form.textContent).toBe(before);
    expect(field('Question').hasAttribute('aria-invalid')).toBe(false);
    expect(document.activeElement).toBe(button());
  });

  it('keeps its time on a retry, and takes a new one after an edit', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { sent, form, fail } = openForm();
    const user = await fillIn();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T16:40:00Z') });
    fireEvent.submit(form);
    await fail();
    vi.setSystemTime(new Date('2026-11-21T16:45:00Z'));
    fireEvent.submit(form);
    await fail();
    await user.type(field('Question'), ' Soon?');
    fireEvent.submit(form);
    expect(sent[1]).toEqual(sent[0]);
    expect(sent.map(({ created }) => created.slice(11, 16))).toEqual(['16:40', '16:40', '16:45']);
  });
});

describe('the fields', () => {
  it('refuse a name of blanks', async () => {
    const { sent, form } = openForm();
    const user = await fillIn();
    await user.clear(field('Name'));
    await user.type(field('Name'), '   ');
    fireEvent.submit(form);
    expect(sent).toEqual([]);
    expect(field('Name').getAttribute('aria-invalid')).toBe('true');
  });

  it('show an error after a submit, not before, and only until they are valid', async () => {
    openForm();
    const user = await fillIn();
    await user.type(field('Phone'), '{Backspace}');
    expect(field('Phone').hasAttribute('aria-invalid')).toBe(false);
    await user.click(button());
    expect(field('Phone').getAttribute('aria-invalid')).toBe('true');
    await user.type(field('Phone'), '9');
    expect(field('Phone').hasAttribute('aria-invalid')).toBe(false);
  });

  it('survive a translator that has replaced every text node', async () => {
    const { form } = openForm();
    await fillIn();
    await userEvent.type(field('Phone'), '{Backspace}');
    replaceTexts(document.body);
    fireEvent.submit(form);
    expect(field('Phone').getAttribute('aria-invalid')).toBe('true');
    expect(field('Question').value).toBe('Could you look at our routes?');
  });
});

describe('a draft', () => {
  it('is back when the visitor returns, with the same time after a failure', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const first = openForm();
    await fillIn();
    fireEvent.submit(first.form);
    await first.fail();
    cleanup();
    const second = openForm({ submission: first.submission });
    expect(['Name', 'Email', 'Phone', 'Question'].map((label) => field(label).value)).toEqual([
      'Dana Whitfield',
      'dana@gulfline.example',
      '(713) 555-0118',
      'Could you look at our routes?',
    ]);
    fireEvent.submit(second.form);
    expect(second.sent).toEqual(first.sent);
  });

  it('does not replace what was typed before the script was loaded', async () => {
    const { submission } = openForm();
    await fillIn();
    cleanup();
    const typedInto = (form: ReactElement) => {
      const page = document.body.appendChild(document.createElement('div'));
      page.innerHTML = renderToString(form);
      page.querySelector<HTMLInputElement>('[name=name]')!.value = 'Dana Reyes';
      return page;
    };
    openForm({ submission, page: typedInto });
    expect(field('Name').value).toBe('Dana Reyes');
    expect(field('Email').value).toBe('dana@gulfline.example');
  });

  it('is gone once it is sent, and whoever left before the answer finds the thanks', async () => {
    const { form, submission, succeed } = openForm();
    await fillIn();
    fireEvent.submit(form);
    cleanup();
    await succeed();
    openForm({ submission });
    expect(field('Name').value).toBe('');
    expect(screen.getByRole('status').textContent.trim()).toBe('Thank you!');
    cleanup();
    openForm({ submission });
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('being sent still is Submitting... for whoever comes back, and is then cleared', async () => {
    const { form, submission, succeed } = openForm();
    await fillIn();
    fireEvent.submit(form);
    cleanup();
    const back = openForm({ submission });
    expect(button().textContent).toBe('Submitting...');
    fireEvent.submit(back.form);
    expect(back.sent).toEqual([]);
    await succeed();
    expect(field('Name').value).toBe('');
    expect(button().textContent).toBe('Submit');
  });
});

/** As a server's 422 with these refusals. */
const refusedBecause = (...refusals: FieldError[]) =>
  new EnquiryRefused({ ok: false, status: 422, json: async () => ({ refusals }) });

/** Like browsers' translators: replaces each text node by a `<font>` element. */
function replaceTexts(scope: Element) {
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    font.textContent = text.data;
    text.replaceWith(font);
  }
}
