// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FieldError } from '#contract/field-error.ts';
import { button, field, fillIn, renderForm } from './testing/render-form.tsx';
import { EnquiryNotAccepted } from './send-enquiry.ts';

// The form reports each failure on the console.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('an enquiry that could not be sent', () => {
  it('keeps the text and, without a failure message, reports the error on the console only', async () => {
    const { form, fail } = renderForm();
    await fillIn();
    const before = form.textContent;
    fireEvent.submit(form);
    await fail();
    expect(field('Question').value).toBe('Could you look at our routes?');
    expect(form.textContent).toBe(before);
    expect(screen.getByRole('status').textContent).toBe('');
    expect(console.error).toHaveBeenCalledWith(new Error('no answer'));
  });

  it('shows the company’s own failure message, if it has one', async () => {
    const { form, fail } = renderForm({ failureMessage: 'Please call us instead.' });
    await fillIn();
    fireEvent.submit(form);
    await fail();
    expect(screen.getByRole('alert').textContent).toBe('Please call us instead.');
  });

  it('shows an alert, and the server’s error at its field until the field is edited', async () => {
    const { fail, sent } = renderForm({ failureMessage: 'Please call us instead.' });
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

  it('shows the server’s reason at a field even if the site has its own messages for invalid entries', async () => {
    const errors = { name: 'No name', email: 'No address', emailShape: 'Not an address', question: 'No message' };
    const { fail } = renderForm({ failureMessage: 'Please call us instead.', errors });
    const user = await fillIn();
    await user.click(button());
    await fail(refusedBecause({ field: 'email', reason: 'This address is blocked.' }));
    expect(document.getElementById(field('Email').getAttribute('aria-describedby')!)?.textContent).toBe(
      'This address is blocked.',
    );
  });

  it('shows the server’s reason at the phone field in place of the hint, which the number may well follow', async () => {
    const { form, fail } = renderForm({ failureMessage: 'Please call us instead.' });
    const user = await fillIn();
    await user.click(button());
    await fail(refusedBecause({ field: 'phone', reason: 'This number is blocked.' }));
    expect(form.textContent).toContain('This number is blocked.');
    expect(form.textContent).not.toContain('Please Enter a 10 digits numbers.');
  });

  it('no longer shows the server’s error while the same text is sent again, or once it is accepted', async () => {
    const { form, fail, succeed } = renderForm({ failureMessage: 'Please call us instead.' });
    const user = await fillIn();
    await user.click(button());
    await fail(refusedBecause({ field: 'name', reason: 'Please enter your name.' }));
    expect(field('Name').getAttribute('aria-invalid')).toBe('true');
    await user.click(button());
    expect(form.querySelector('[aria-invalid]')).toBeNull();
    await fail(refusedBecause({ field: 'name', reason: 'Please enter your name.' }));
    expect(field('Name').getAttribute('aria-invalid')).toBe('true');
    await user.click(button());
    await succeed();
    expect(screen.getByRole('status').textContent).toContain('Thank you!');
    expect(form.querySelector('[aria-invalid]')).toBeNull();
    expect(screen.queryByText('Please enter your name.')).toBeNull();
  });

  it('never shows a server’s error that arrives after an edit: it may be about text that is no longer there', async () => {
    const { fail } = renderForm({ failureMessage: 'Please call us instead.' });
    const user = await fillIn();
    await user.click(button());
    const body = Promise.withResolvers<unknown>();
    await fail(new EnquiryNotAccepted({ ok: false, status: 422, json: () => body.promise }));
    await user.type(field('Question'), ' Soon?');
    await act(async () => body.resolve({ refusals: [{ field: 'question', reason: 'Please enter your message.' }] }));
    expect(screen.getByRole('alert').textContent).toBe('Please call us instead.');
    expect(field('Question').hasAttribute('aria-invalid')).toBe(false);
  });

  it('keeps the focus on the button if no field is refused', async () => {
    const { fail } = renderForm({ failureMessage: 'Please call us instead.' });
    const user = await fillIn();
    await user.click(button());
    await fail();
    expect(document.activeElement).toBe(button());
  });

  it('shows no field errors and keeps the focus if the company has no failure message', async () => {
    const { form, fail } = renderForm();
    const user = await fillIn();
    const before = form.textContent;
    await user.click(button());
    await fail(refusedBecause({ field: 'question', reason: 'Please enter your message.' }));
    expect(form.textContent).toBe(before);
    expect(field('Question').hasAttribute('aria-invalid')).toBe(false);
    expect(document.activeElement).toBe(button());
  });

  it('keeps its time on a retry, and gets a new one after an edit', async () => {
    const { sent, form, fail } = renderForm();
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

/** A server's 422 with these errors. */
const refusedBecause = (...refusals: FieldError[]) =>
  new EnquiryNotAccepted({ ok: false, status: 422, json: async () => ({ refusals }) });
