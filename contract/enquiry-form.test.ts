import { expect, it } from 'vitest';
import { enquiryForms, thankYouPath } from './enquiry-form.ts';

it('each form is thanked on a page of its own', () =>
  expect(enquiryForms.map(thankYouPath)).toEqual(['/thank-you/contact/', '/thank-you/careers/']));
