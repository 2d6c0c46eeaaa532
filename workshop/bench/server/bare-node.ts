import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteFolder } from './folders.ts';

// The cost of Node itself: the same requests, answered without any of our code.

const home = readFileSync(`${siteFolder}/index.html.gz`);
const storedBody = JSON.stringify({ stored: true });

const server = createServer((request, response) => {
  if (request.method === 'GET') {
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Encoding': 'gzip',
      'Content-Length': home.length,
    });
    response.end(home);
    return;
  }
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const enquiry: unknown = JSON.parse(Buffer.concat(chunks).toString());
    const isEnquiry = typeof enquiry === 'object' && enquiry !== null && 'name' in enquiry;
    response.writeHead(isEnquiry ? 201 : 422, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': storedBody.length,
    });
    response.end(storedBody);
  });
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`));
process.on('SIGTERM', () => process.exit());
