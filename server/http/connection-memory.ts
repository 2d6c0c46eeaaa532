import type { Socket } from 'node:net';
import { organizationKey } from './client-key.ts';

/** Limits the memory of data that connections have not passed on yet. */
export type ConnectionMemory = {
  /**
   * Recounts the bytes of a connection: responses that the system has not accepted yet, and requests that wait behind
   * them. Call it whenever either has changed: each call counts as progress.
   */
  update(socket: Socket): void;
};

/** The property of a connection that holds its organization: looking it up in a map would cost more than all the rest. */
const organizationSymbol = Symbol('organization');

type CountedSocket = Socket & { [organizationSymbol]?: string };

type Organization = {
  /** The bytes that its connections hold together. */
  bytes: number;
  /** The bytes of each connection that holds any, ordered by progress: the first has made none for the longest time. */
  held: Map<Socket, number>;
};

/**
 * Limits the bytes that all connections hold together. Above the limit, the organization that holds the most loses the
 * connection that has made no progress for longest: clients that read their responses keep their connections, however
 * many others do not.
 */
export function createConnectionMemory(maxBytes: number): ConnectionMemory {
  const organizations = new Map<string, Organization>();
  let total = 0;

  function organizationOf(socket: CountedSocket): string {
    const name = socket[organizationSymbol] ?? organizationKey(socket.remoteAddress ?? '');
    if (socket[organizationSymbol] === undefined) {
      socket[organizationSymbol] = name;
      socket.once('close', () => setHeldBytes(socket, name, 0));
    }
    return name;
  }

  function setHeldBytes(socket: Socket, name: string, bytes: number): void {
    const organization = organizations.get(name) ?? { bytes: 0, held: new Map<Socket, number>() };
    const change = bytes - (organization.held.get(socket) ?? 0);
    organization.held.delete(socket);
    if (bytes > 0) organization.held.set(socket, bytes);
    organization.bytes += change;
    total += change;
    if (organization.held.size > 0) organizations.set(name, organization);
    else organizations.delete(name);
  }

  /** Closes the most stalled connection of the largest organization. Returns the bytes that it held. */
  function closeMostStalled(): number {
    const [name, largest] = [...organizations].reduce((a, b) => (b[1].bytes > a[1].bytes ? b : a));
    const [[stalled, bytes] = []] = largest.held;
    if (!stalled || !bytes) throw new Error('an organization is forgotten when it holds nothing');
    setHeldBytes(stalled, name, 0);
    // Otherwise the system would keep data that it has accepted and cannot send.
    stalled.resetAndDestroy();
    return bytes;
  }

  return {
    update(socket: CountedSocket) {
      const bytes = socket.destroyed ? 0 : socket.readableLength + socket.writableLength;
      if (bytes === 0 && socket[organizationSymbol] === undefined) return;
      setHeldBytes(socket, organizationOf(socket), bytes);
      for (let excess = total - maxBytes; excess > 0;) excess -= closeMostStalled();
    },
  };
}
