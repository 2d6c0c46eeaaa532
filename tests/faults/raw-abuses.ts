import { exampleEnquiry } from '#server/testing/example-enquiry.ts';

const body = JSON.stringify(exampleEnquiry({ name: 'Smuggled' }));
const requestStart =
  'POST /api/customerEnquiry HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n';
const lengthHeader = `Content-Length: ${body.length}\r\n`;
/** A complete valid request, hidden where the server must not find it. */
const completeRequest = `${requestStart}${lengthHeader}\r\n${body}`;
const chunkedRequest = `${completeRequest.length.toString(16)}\r\n${completeRequest}\r\n0\r\n\r\n`;

/**
 * Data that is not HTTP, or not quite. Most contain a valid enquiry where a careless server would find one; each ends
 * its connection if the server reads it correctly. In latin1: one character per byte.
 */
export const rawAbuses: Record<string, string> = {
  'a length and chunks': `${requestStart}${lengthHeader}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n${completeRequest}`,
  'chunks and a length': `${requestStart}Transfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n${chunkedRequest}`,
  'chunks by another name': `${requestStart}Transfer-Encoding: xchunked\r\n\r\n${chunkedRequest}`,
  'chunks that are encoded once more': `${requestStart}Transfer-Encoding: chunked, identity\r\n\r\n${chunkedRequest}`,
  'chunks behind a vertical tab': `${requestStart}Transfer-Encoding:\u000bchunked\r\n${lengthHeader}\r\n${body}`,
  'chunks behind a space': `${requestStart}Transfer-Encoding : chunked\r\n${lengthHeader}\r\n${body}`,
  'a chunk of negative size': `${requestStart}Transfer-Encoding: chunked\r\n\r\n-1\r\n${body}\r\n0\r\n\r\n`,
  'a chunk larger than numbers': `${requestStart}Transfer-Encoding: chunked\r\n\r\n${'f'.repeat(17)}\r\n${body}\r\n0\r\n\r\n`,
  'a chunk with extensions without end': `${requestStart}Transfer-Encoding: chunked\r\n\r\n1;${'a'.repeat(40_000)}\r\n`,
  'two lengths': `${requestStart}Content-Length: 2\r\n${lengthHeader}\r\n{}${completeRequest}`,
  'a list of lengths': `${requestStart}Content-Length: 2, ${body.length}\r\n\r\n${body}`,
  'a negative length': `${requestStart}Content-Length: -1\r\n\r\n${body}`,
  'a length with a sign': `${requestStart}Content-Length: +${body.length}\r\n\r\n${body}`,
  'a length in hexadecimal': `${requestStart}Content-Length: 0x${body.length.toString(16)}\r\n\r\n${body}`,
  'a length larger than numbers': `${requestStart}Content-Length: ${'9'.repeat(30)}\r\n\r\n${body}`,
  'a length too short': `${requestStart}Content-Length: ${body.length - 1}\r\n\r\n${body}`,
  'a length of nothing': `${requestStart}Content-Length: 0\r\n\r\n${body}`,
  'no length': `${requestStart}\r\n${body}`,
  'a request in the body of another': `GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${completeRequest.length}\r\n\r\n${completeRequest}`,
  'a request after one that closes': `GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n${completeRequest}`,
  'a folded header': `${requestStart}X-A: 1\r\n ${lengthHeader}\r\n${body}`,
  'a header without a name': `${requestStart}: 1\r\n${lengthHeader}\r\n${body}`,
  'a header without a colon': `${requestStart}Content-Length\r\n\r\n${body}`,
  'a zero byte in a header': `${requestStart}X-A: a\u0000b\r\n${lengthHeader}\r\n${body}`,
  'line feeds alone': completeRequest.replaceAll('\r\n', '\n'),
  'carriage returns alone': completeRequest.replaceAll('\r\n', '\r'),
  'another version': completeRequest.replace('HTTP/1.1', 'HTTP/9.9'),
  'no version': completeRequest.replace(' HTTP/1.1', ''),
  'an invented method': completeRequest.replace('POST', 'STEAL'),
  'a lowercase method': completeRequest.replace('POST', 'post'),
  'no host': completeRequest.replace('Host: x\r\n', ''),
  'two hosts': completeRequest.replace('Host: x\r\n', 'Host: x\r\nHost: y\r\n'),
  'a request for a tunnel': 'CONNECT example.com:443 HTTP/1.1\r\nHost: x\r\n\r\n',
  'an upgrade': `GET / HTTP/1.1\r\nHost: x\r\nConnection: close, Upgrade\r\nUpgrade: h2c\r\n\r\n${completeRequest}`,
  'the start of HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'the start of TLS': '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003'.padEnd(200, '\u00e4'),
  'an address with a zero byte': completeRequest.replace('/api/', '/api/\u0000'),
  'an address outside': 'GET /../../../../etc/passwd HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'an address outside, escaped': 'GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'an address with a broken escape': 'GET /%c0%ae/%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'a whole address with a broken host': 'GET http://[::bad HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'a header too large': `${requestStart}X-A: ${'a'.repeat(100_000)}\r\n${lengthHeader}\r\n${body}`,
  'headers too many': `${requestStart}${'X-A: 1\r\n'.repeat(5000)}${lengthHeader}\r\n${body}`,
  noise: Array.from({ length: 5000 }, (_, index) => String.fromCharCode((index * index * 31) % 256)).join(''),
};

/** A valid enquiry cut off before each of its bytes. */
export const halfRequests: readonly string[] = Array.from(completeRequest, (_, index) =>
  completeRequest.slice(0, index),
);
