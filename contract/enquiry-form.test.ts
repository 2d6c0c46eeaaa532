import { expect, it } from 'vitest';
import { formKinds, thankYouPath } from './enquiry-form.ts';

it('each form leads to a thank-you page of its own', () =>
  expect(formKinds.map(thankYouPath)).toEqual(['/thank-you/contact/', '/thank-you/careers/']));
