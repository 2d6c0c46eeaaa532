let sentCount = 0;

/** The next enquiry as sent by a script: unique by its name, so that none is a repeat. */
export function enquiryRequest(): string {
  sentCount += 1;
  const body = JSON.stringify({
    name: `Ada Moreno ${sentCount}`,
    email: 'ada@example.com',
    phone: '(281) 555-0142',
    question:
      'We rent out boats on three lakes and write bookings into a paper calendar.\nCould you build us a system?',
    created: '2026-11-21T16:40:00.000Z',
    applicationId: 9,
  });
  return (
    'POST /api/customerEnquiry HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
    `Accept: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
  );
}

/** The request of a browser for the home document, in gzip. */
export function homeRequest(): string {
  return (
    'GET / HTTP/1.1\r\nHost: localhost\r\nAccept: text/html,application/xhtml+xml\r\nAccept-Encoding: gzip\r\n' +
    'Accept-Language: en-US,en;q=0.9\r\nUser-Agent: Mozilla/5.0\r\n\r\n'
  );
}
