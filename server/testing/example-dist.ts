import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { exampleCompany } from './example-company.ts';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';

/** The SHA-256 of an empty script, as a Content-Security-Policy writes it. */
export const exampleScriptHash = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

const home = '<!doctype html><title>Home</title>';

/** Writes a small built site to a new folder, with `files` added; `undefined` leaves a file out. Returns the folder. */
export function exampleDist(files: Record<string, string | Buffer | undefined> = {}): string {
  const folder = temporaryFolder();
  const all: typeof files = {
    'index.html': home,
    'index.html.br': brotliCompressSync(home),
    'index.html.gz': gzipSync(home),
    'why-us/index.html': '<!doctype html><title>Why us</title>',
    'release.json': '{"release":"one"}',
    'blog/café/index.html': '<!doctype html><title>Café</title>',
    '404.html': '<!doctype html><title>Not found</title>',
    'assets/app-4f2a.js': 'export {};',
    'pictures/team-91c0.avif': 'picture',
    'robots.txt': 'User-agent: *',
    'catalog.gz': 'an archive of its own',
    '.well-known/security.txt': 'Contact: mailto:security@example.com',
    '.env': 'SECRET=1',
    'thank-you/contact/index.html': '<!doctype html><title>Thank you</title>',
    '.build/thank-you-contact.html': '<!doctype html><title>Thank you</title><b>{{reference}}</b>',
    '.build/confirmation.json': JSON.stringify({
      subject: 'We have your message',
      headline: 'Thank you!',
      paragraphs: ['We read it.'],
      reference: 'Your reference number',
      received: 'Received',
      notYou: 'If it was not you, do nothing.',
      signature: ['Juniper Jay'],
      replyTo: 'hello@juniperjay.example',
    }),
    '.build/company.json': JSON.stringify({ ...exampleCompany, icon: undefined }),
    _headers: '/*',
    _redirects: '/old /new',
    '.build/headers.json': JSON.stringify({ scriptHashes: [exampleScriptHash], connectOrigins: [], formOrigins: [] }),
    ...files,
  };
  for (const [name, content] of Object.entries(all)) {
    if (content === undefined) continue;
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}
