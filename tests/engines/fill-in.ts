import type { Visitor } from './visitor.ts';

/** Fills in a form, with an email address that no other journey uses. */
export async function fillIn(visitor: Visitor, email: string) {
  await visitor.fill('[name=name]', 'Dana Whitfield');
  await visitor.fill('[name=email]', email);
  await visitor.fill('[name=phone]', '(713) 555-0118');
  await visitor.fill('[name=question]', 'We plan 60 trucks\non paper.');
}
