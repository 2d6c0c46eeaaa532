import { expect, it } from 'vitest';
import { nginxFile } from './nginx-file.ts';

const file = nginxFile({ headers: [], redirects: [] });

/** The address to which nginx redirects a request, by the file's pattern and target; undefined if the pattern does not match. */
function redirectTarget(requestUri: string): string | undefined {
  const [, pattern = ''] = /\$request_uri ~ "(.*?)"\) \{ return 308 \$1\$is_args\$args; \}/.exec(file) ?? [];
  return new RegExp(pattern.replaceAll('\\\\', '\\')).exec(requestUri)?.[1];
}

it.each([
  ['/index.html', '/'],
  ['/why-us/index.html', '/why-us/'],
  ['/blog/a/index.html?page=2', '/blog/a/'],
  ['/why-us/', undefined],
  ['//evil.example/index.html', undefined],
  ['//evil.example/a/index.html?x=1', undefined],
  ['/\\evil.example/index.html', undefined],
])('nginx redirects %s to %s, never to another site', (address, target) =>
  expect(redirectTarget(address)).toBe(target),
);
