// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PhoneField } from './phone-field.tsx';

const element = <PhoneField rule="us" hint="Ten digits." readOnly={false} />;
const field = () => screen.getByLabelText<HTMLInputElement>('Phone');

afterEach(cleanup);

describe('the phone field', () => {
  it('announces its format to screen readers', () => {
    render(element);
    const ids = field().getAttribute('aria-describedby')!.split(' ');
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['optional', 'Ten digits.']);
    expect(field().title).toBe('Ten digits.');
  });

  it('formats digits as a phone number while they are typed', async () => {
    render(element);
    await userEvent.type(field(), '2815550142');
    expect(field().value).toBe('(281) 555-0142');
    expect(field().validity.valid).toBe(true);
  });

  it('ignores input beyond ten digits', async () => {
    render(element);
    await userEvent.type(field(), '28155501429');
    expect(field().value).toBe('(281) 555-0142');
  });

  it('accepts a pasted number with a country code', async () => {
    render(element);
    await userEvent.click(field());
    await userEvent.paste('+1 281 5550142');
    expect(field().value).toBe('(281) 555-0142');
  });

  it('does not set the caret during autofill, when another field has the focus', () => {
    render(element);
    const setSelectionRange = vi.spyOn(field(), 'setSelectionRange');
    fireEvent.input(field(), { target: { value: '2815550142' } });
    expect(field().value).toBe('(281) 555-0142');
    expect(setSelectionRange).not.toHaveBeenCalled();
  });

  it('keeps a number as typed if numbers of any country are allowed', async () => {
    render(<PhoneField rule="international" hint="With the country code." readOnly={false} />);
    await userEvent.type(field(), '+351 21 123 4567');
    expect(field().value).toBe('+351 21 123 4567');
    expect(field().validity.valid).toBe(true);
    await userEvent.type(field(), ' or so');
    expect(field().validity.patternMismatch).toBe(true);
  });

  it('keeps and formats what was typed before the script was loaded', () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(element);
    container.querySelector('input')!.value = '2815550';
    render(element, { container, hydrate: true });
    expect(field().value).toBe('(281) 555-0');
  });
});
