import type { IncomingHttpHeaders } from 'node:http';

/** How an enquiry came: from the form's script, or from the form itself where no script runs. */
type EnquiryMedia = 'json' | 'form';

/** What a request's body is, by its Content-Type; `undefined` means that it is not taken. */
export function requestMedia(headers: IncomingHttpHeaders): EnquiryMedia | undefined {
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (type === 'application/json') return 'json';
  if (type === 'application/x-www-form-urlencoded') return 'form';
  return undefined;
}
