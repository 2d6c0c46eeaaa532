import { openSync } from 'node:fs';
import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { listenOnSockets } from './listen-on-sockets.ts';

it.each([
  ['a file', () => openSync('/dev/null', 'r')],
  ['nothing', () => 987],
])('%s in place of a socket is refused with the fix', async (_, descriptor) => {
  await expect(listenOnSockets(createServer(), [descriptor()])).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(/LISTEN_FDS\) is not a TCP socket.*127\.0\.0\.1:8080/),
  });
});
