import type { IncomingHttpHeaders } from 'node:http';

/** How an enquiry came: from the form's script, or from the form itself where no script runs. */
export type EnquiryMedia = 'json' | 'form';

/**
 * What a request's body is. Only a form of this site may post here by itself: a form on another site would make its
 * visitors send us enquiries they never wrote. (A script elsewhere cannot send JSON, the browser asks us first and is
 * refused.) `undefined` means that the body is not taken.
 */
export function requestMedia(headers: IncomingHttpHeaders): EnquiryMedia | undefined {
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (type === 'application/json') return 'json';
  if (type === 'application/x-www-form-urlencoded' && isFromThisSite(headers)) return 'form';
  return undefined;
}

/**
 * A browser says where a request comes from in Sec-Fetch-Site, an older one in Origin. Something that says neither is
 * no browser that could be made to post against its user's will.
 */
function isFromThisSite(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin, host } = headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
}
