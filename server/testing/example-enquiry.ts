import type { Enquiry } from '#contract/enquiry.ts';

/** A valid enquiry, with the given fields replaced. */
export function exampleEnquiry(fields: Partial<Enquiry> = {}): Enquiry {
  return {
    name: 'Ada Moreno',
    email: 'ada@example.com',
    phone: '(281) 555-0142',
    question: 'Could you build us\na booking system?',
    created: '2026-11-21T16:40:00.000Z',
    applicationId: 9,
    ...fields,
  };
}
