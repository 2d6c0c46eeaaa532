import type { TestRequest } from './running-app.ts';

/** Where enquiries are sent. */
export const enquiryPath = '/api/customerEnquiry';

/** An enquiry as a script sends it; text goes as it is. */
export function json(body: unknown, headers: Record<string, string> = {}): TestRequest {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
}

/** An enquiry as a browser without script sends it. */
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

/** The fields of the careers form, filled in. */
export const filledForm = {
  name: 'Ada Moreno',
  email: 'ada@example.com',
  phone: '',
  question: 'One\r\ntwo',
  form: 'careers',
  applicationId: '9',
};
