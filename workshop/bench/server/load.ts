import { connect } from 'node:net';

/** The load on a server. `request` returns the bytes of the next request, `isOver` whether there are no more. */
type Load = {
  port: number;
  connections: number;
  status: number;
  request: () => string;
  isOver: () => boolean;
};

/**
 * Keeps all connections busy: each sends its next request once it is answered. Returns the number of responses. It never
 * sleeps: the system charges the waking of a client to the server that answers it, most of all to one slower than the
 * client.
 *
 * @throws if a response has another status or no Content-Length, or a connection breaks.
 */
export async function runLoad({ port, connections, status, request, isOver }: Load): Promise<number> {
  const expectedStart = `HTTP/1.1 ${status} `;
  let answered = 0;
  const run = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => socket.write(request()));
      let head = '';
      let missingBytes = 0;
      socket.on('error', reject);
      let isDone = false;
      socket.on('close', () => (isDone ? resolve() : reject(new Error('the server closed a connection'))));
      socket.on('data', (chunk) => {
        if (missingBytes === 0) {
          head += chunk.toString('latin1');
          const bodyAt = head.indexOf('\r\n\r\n') + 4;
          if (bodyAt < 4) return;
          if (!head.startsWith(expectedStart)) {
            socket.destroy(new Error(`answered ${JSON.stringify(head.slice(0, 300))} instead of ${status}`));
            return;
          }
          const length = /\r\ncontent-length: *(\d+)/i.exec(head.slice(0, bodyAt))?.[1];
          if (length === undefined) {
            socket.destroy(new Error('answered without Content-Length: where the response ends is unknown'));
            return;
          }
          missingBytes = Number(length) - (head.length - bodyAt);
          head = '';
        } else missingBytes -= chunk.length;
        if (missingBytes > 0) return;
        answered += 1;
        isDone = isOver();
        if (isDone) socket.end();
        else socket.write(request());
      });
    });
  let isAwake = true;
  const stayAwake = (): void => void (isAwake && setImmediate(stayAwake));
  stayAwake();
  try {
    await Promise.all(Array.from({ length: connections }, run));
  } finally {
    isAwake = false;
  }
  return answered;
}
