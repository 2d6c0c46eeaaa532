import type { Visitor } from './visitor.ts';

/** Fills in a form. Its enquiry is found by `email`, which no other journey may use. */
export async function fillIn(visitor: Visitor, email: string) {
  await visitor.fill('[name=name]', 'Dana Whitfield');
  await visitor.fill('[name=email]', email);
  await visitor.fill('[name=phone]', '(713) 555-0118');
  await visitor.fill('[name=question]', 'We plan 60 trucks\non paper.');
}
