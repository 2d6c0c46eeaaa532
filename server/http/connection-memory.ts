import type { Socket } from 'node:net';
import { networkKey } from './client-key.ts';

/** The memory that connections occupy with what they do not let go of. */
export type ConnectionMemory = {
  /**
   * Counts anew what a connection holds: answers that the system has not taken yet, and requests that wait behind them. Call
   * it whenever either has changed: it counts as progress.
   */
  update(socket: Socket): void;
};

/** The bytes of a network's connections, of which the one without progress for longest is first. */
type Network = { bytes: number; held: Map<Socket, number> };

/**
 * Limits the bytes that all connections hold together. Where it is more, the network that holds most loses the connection
 * that has made no progress for longest: whoever reads what he asked for keeps his, however many others read nothing.
 */
export function createConnectionMemory(maxBytes: number): ConnectionMemory {
  const networks = new Map<string, Network>();
  const known = new WeakMap<Socket, string>();
  let total = 0;

  function nameOf(socket: Socket): string {
    const name = known.get(socket) ?? networkKey(socket.remoteAddress ?? '');
    if (!known.has(socket)) {
      known.set(socket, name);
      socket.once('close', () => hold(socket, name, 0));
    }
    return name;
  }

  function hold(socket: Socket, name: string, bytes: number): void {
    const network = networks.get(name) ?? { bytes: 0, held: new Map<Socket, number>() };
    const more = bytes - (network.held.get(socket) ?? 0);
    network.held.delete(socket);
    if (bytes > 0) network.held.set(socket, bytes);
    network.bytes += more;
    total += more;
    if (network.held.size > 0) networks.set(name, network);
    else networks.delete(name);
  }

  /** Closes one; gives the bytes that it held. */
  function giveWay(): number {
    const [name, largest] = [...networks].reduce((one, other) => (other[1].bytes > one[1].bytes ? other : one));
    const [[stalled, bytes] = []] = largest.held;
    if (!stalled || !bytes) throw new Error('a network is forgotten when it holds nothing');
    hold(stalled, name, 0);
    // The system would otherwise go on keeping what it has taken and cannot send.
    stalled.resetAndDestroy();
    return bytes;
  }

  return {
    update(socket) {
      const bytes = socket.destroyed ? 0 : socket.readableLength + socket.writableLength;
      if (bytes === 0 && !known.has(socket)) return;
      hold(socket, nameOf(socket), bytes);
      for (let excess = total - maxBytes; excess > 0;) excess -= giveWay();
    },
  };
}
