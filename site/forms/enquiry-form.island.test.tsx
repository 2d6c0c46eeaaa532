// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { honeypotField } from '#contract/enquiry-form.ts';
import { button, field, fillIn, renderForm } from './testing/render-form.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('an enquiry', () => {
  it('has a hidden, unreachable field, which the script never sends', async () => {
    const { sent, form } = renderForm();
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
    const { sent } = renderForm();
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

  it('shows Submitting... and ignores further submits until the response arrives', async () => {
    const { sent, form, succeed } = renderForm();
    await fillIn();
    fireEvent.submit(form);
    fireEvent.submit(form);
    expect(button().textContent).toBe('Submitting...');
    await userEvent.click(button());
    expect(sent).toHaveLength(1);
    await succeed();
    expect(button().textContent).toBe('Submit');
  });

  it('clears the fields and moves the focus to the thanks once it is sent', async () => {
    const { form, succeed } = renderForm();
    await fillIn();
    fireEvent.submit(form);
    await succeed();
    expect(['Name', 'Email', 'Phone', 'Question'].map((label) => field(label).value)).toEqual(['', '', '', '']);
    expect(screen.getByRole('status').textContent.trim()).toBe('Thank you!');
    expect(document.activeElement).toBe(screen.getByRole('status'));
  });

  it('is thanked for immediately, without reading the response’s body, if the company shows no references', async () => {
    const { form, succeed } = renderForm();
    await fillIn();
    fireEvent.submit(form);
    const reference = vi.fn<() => Promise<string>>();
    await succeed(reference);
    expect(screen.getByRole('status').textContent.trim()).toBe('Thank you!');
    expect(reference).not.toHaveBeenCalled();
  });

  it('has its reference added below the thanks when that arrives', async () => {
    const { form, succeed } = renderForm({ showReference: true });
    await fillIn();
    fireEvent.submit(form);
    const reference = Promise.withResolvers<string>();
    await succeed(() => reference.promise);
    expect(screen.getByRole('status').textContent.trim()).toBe('Thank you!');
    expect(button().textContent).toBe('Submit');
    await act(async () => reference.resolve('K4MX-7R2W'));
    expect(screen.getByRole('status').textContent).toBe('Thank you! Your reference number K4MX-7R2W');
  });

  it('never has a reference shown that arrives after the next enquiry was sent', async () => {
    const { form, succeed } = renderForm({ showReference: true });
    const late = Promise.withResolvers<string>();
    for (const reference of [late, Promise.withResolvers<string>()]) {
      await fillIn();
      fireEvent.submit(form);
      await succeed(() => reference.promise);
    }
    await act(async () => late.resolve('K4MX-7R2W'));
    expect(screen.getByRole('status').textContent.trim()).toBe('Thank you!');
  });

  it('sends the time since the first key, but not to another origin', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
    const { form, seconds, fail } = renderForm();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await fillIn();
    now.mockReturnValue(43_500);
    fireEvent.submit(form);
    await fail();
    expect(seconds).toEqual([42.5]);
    now.mockRestore();
    cleanup();
    const other = renderForm({ api: 'https://crm.example/api/' });
    await fillIn();
    fireEvent.submit(other.form);
    expect(other.seconds).toEqual([null]);
  });
});
