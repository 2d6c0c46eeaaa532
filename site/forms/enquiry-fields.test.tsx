// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { button, field, fillIn, renderForm } from './testing/render-form.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the fields', () => {
  it('name their purpose, so that a browser can fill them in', () => {
    renderForm();
    expect(['Name', 'Email', 'Phone'].map((label) => field(label).autocomplete)).toEqual(['name', 'email', 'tel']);
  });

  it('reject a name that consists of blanks', async () => {
    const { sent, form } = renderForm();
    const user = await fillIn();
    await user.clear(field('Name'));
    await user.type(field('Name'), '   ');
    fireEvent.submit(form);
    expect(sent).toEqual([]);
    expect(field('Name').getAttribute('aria-invalid')).toBe('true');
  });

  it('show an error after a submit, not before, and only until they are valid', async () => {
    renderForm();
    const user = await fillIn();
    await user.type(field('Phone'), '{Backspace}');
    expect(field('Phone').hasAttribute('aria-invalid')).toBe(false);
    await user.click(button());
    expect(field('Phone').getAttribute('aria-invalid')).toBe('true');
    await user.type(field('Phone'), '9');
    expect(field('Phone').hasAttribute('aria-invalid')).toBe(false);
  });

  it('have the focus at the first invalid one after a submit', async () => {
    renderForm();
    const user = await fillIn();
    await user.clear(field('Email'));
    await user.clear(field('Question'));
    await user.click(button());
    expect(document.activeElement).toBe(field('Email'));
  });

  it('survive a translator that has replaced every text node', async () => {
    const { form, succeed } = renderForm();
    await fillIn();
    await userEvent.type(field('Phone'), '{Backspace}');
    replaceTexts(document.body);
    fireEvent.submit(form);
    expect(field('Phone').getAttribute('aria-invalid')).toBe('true');
    expect(field('Question').value).toBe('Could you look at our routes?');
    replaceTexts(document.body);
    await userEvent.type(field('Phone'), '8');
    expect(field('Phone').hasAttribute('aria-invalid')).toBe(false);
    fireEvent.submit(form);
    replaceTexts(document.body);
    await succeed();
    expect(screen.getByRole('status').textContent.trim()).toBe('Thank you!');
    expect(field('Question').value).toBe('');
  });
});

describe('a draft', () => {
  it('is restored when the visitor returns, with the same time after a failure', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const first = renderForm();
    await fillIn();
    fireEvent.submit(first.form);
    await first.fail();
    cleanup();
    const second = renderForm({ submission: first.submission });
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
    const { submission } = renderForm();
    await fillIn();
    cleanup();
    renderForm({ submission, createPage: pageWithTypedName });
    expect(field('Name').value).toBe('Dana Reyes');
    expect(field('Email').value).toBe('dana@gulfline.example');
  });

  it('is gone once it is sent, and a visitor who left before the response finds the thanks', async () => {
    const { form, submission, succeed } = renderForm();
    await fillIn();
    fireEvent.submit(form);
    cleanup();
    await succeed();
    renderForm({ submission });
    expect(field('Name').value).toBe('');
    expect(screen.getByRole('status').textContent.trim()).toBe('Thank you!');
    cleanup();
    renderForm({ submission });
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('cannot be sent twice by a visitor who comes back while it is being sent, and is then cleared', async () => {
    const { form, submission, succeed } = renderForm();
    await fillIn();
    fireEvent.submit(form);
    cleanup();
    const back = renderForm({ submission });
    expect(button().textContent).toBe('Submitting...');
    fireEvent.submit(back.form);
    expect(back.sent).toEqual([]);
    await succeed();
    expect(field('Name').value).toBe('');
    expect(button().textContent).toBe('Submit');
  });

  it('is cleared once it is sent, except for fields that contain other text by then', async () => {
    const { form, submission, succeed } = renderForm();
    await fillIn();
    fireEvent.submit(form);
    cleanup();
    renderForm({ submission, createPage: pageWithTypedName });
    await succeed();
    expect(field('Name').value).toBe('Dana Reyes');
    expect(field('Email').value).toBe('');
  });
});

/** A page with the form, in which a name was typed before the script was loaded. */
function pageWithTypedName(form: ReactElement) {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(form);
  page.querySelector<HTMLInputElement>('[name=name]')!.value = 'Dana Reyes';
  return page;
}

/** Replaces each text node by a `<font>` element, as browsers' translators do. */
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
