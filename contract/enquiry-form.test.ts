import { expect, it } from 'vitest';
import { formKinds, thankYouPath } from './enquiry-form.ts';

it('each form leads to its own thank-you page', () =>
  expect(formKinds.map(thankYouPath)).toEqual(['/thank-you/contact/', '/thank-you/careers/']));
