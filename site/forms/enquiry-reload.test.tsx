// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { field, fillIn, renderForm } from './testing/render-form.tsx';

afterEach(cleanup);

describe('a reload for a newer release', () => {
  /** Whether no listener prevents a reload of the page. */
  const mayReload = () => document.dispatchEvent(new Event('site:beforereload', { cancelable: true }));

  it('does not lose what was typed, whether or not its page is shown', async () => {
    const { submission } = renderForm();
    expect(mayReload()).toBe(true);
    const user = userEvent.setup();
    await user.type(field('Question'), 'Half a question');
    expect(mayReload()).toBe(false);
    cleanup();
    expect(mayReload()).toBe(false);
    renderForm({ submission });
    await user.clear(field('Question'));
    expect(mayReload()).toBe(true);
  });

  it('does not interrupt an enquiry that is being sent, and waits until the visitor has seen the outcome', async () => {
    const { form, submission, succeed } = renderForm();
    await fillIn();
    fireEvent.submit(form);
    cleanup();
    expect(mayReload()).toBe(false);
    await succeed();
    expect(mayReload()).toBe(false);
    renderForm({ submission });
    expect(screen.getByRole('status').textContent.trim()).toBe('Thank you!');
    expect(mayReload()).toBe(true);
  });
});
