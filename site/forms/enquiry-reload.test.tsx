// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { field, fillIn, renderForm } from './testing/render-form.tsx';

afterEach(cleanup);

describe('a reload for a newer release', () => {
  /** Whether the page would be reloaded. */
  const reloads = () => document.dispatchEvent(new Event('site:beforereload', { cancelable: true }));

  it('does not lose what was typed, whether or not its page is shown', async () => {
    const { submission } = renderForm();
    expect(reloads()).toBe(true);
    const user = userEvent.setup();
    await user.type(field('Question'), 'Half a question');
    expect(reloads()).toBe(false);
    cleanup();
    expect(reloads()).toBe(false);
    renderForm({ submission });
    await user.clear(field('Question'));
    expect(reloads()).toBe(true);
  });

  it('does not break off what is being sent, and waits until the visitor has seen the outcome', async () => {
    const { form, submission, succeed } = renderForm();
    await fillIn();
    fireEvent.submit(form);
    cleanup();
    expect(reloads()).toBe(false);
    await succeed();
    expect(reloads()).toBe(false);
    renderForm({ submission });
    expect(screen.getByRole('status').textContent.trim()).toBe('Thank you!');
    expect(reloads()).toBe(true);
  });
});
