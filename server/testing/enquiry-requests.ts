import type { TestRequest } from './running-app.ts';

/** The URL to which enquiries are posted: the contract's `enquiryPath` below the API's address. */
export const enquiryUrl = '/api/customerEnquiry';

/** An enquiry as sent by a script; a string is sent unchanged. */
export function json(body: unknown, headers: Record<string, string> = {}): TestRequest {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
}

/** An enquiry as posted by a browser without scripts. */
export function form(
  fields: Record<string, string>,
  headers: Record<string, string> = { 'Sec-Fetch-Site': 'same-origin' },
): TestRequest {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: String(new URLSearchParams(fields)),
  };
}

/** The filled-in fields of the careers form. */
export const filledForm = {
  name: 'Ada Moreno',
  email: 'ada@example.com',
  phone: '',
  question: 'One\r\ntwo',
  form: 'careers',
  applicationId: '9',
};
