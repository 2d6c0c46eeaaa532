import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { clientKey, networkKey } from './client-key.ts';
import type { RequestLimits } from './request-limits.ts';
import { lastActivity } from './throttle-connection.ts';

export type ConnectionLimits = Pick<RequestLimits, 'connections' | 'connectionsPerClient' | 'connectionsPerNetwork'>;

/** Open connections that share a limit. */
type Group = Set<Socket>;

/**
 * Limits the open connections of all together, and those of a client and a network that is no proxy. Whoever comes when
 * they are all there takes the place of the one among them that has been idle for longest; where all are busy, the new
 * one is closed at once.
 */
export function limitConnections(
  server: Server,
  limits: ConnectionLimits,
  isProxy: (address: string | undefined) => boolean,
): void {
  const all: Group = new Set();
  const shared = new Map<string, Group>();

  function groupOf(name: string): Group {
    const group = shared.get(name) ?? new Set();
    shared.set(name, group);
    return group;
  }

  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    // Closed before it was accepted. Without an address it would pass for a proxy at a Unix socket.
    if (remoteAddress === undefined && typeof server.address() !== 'string') {
      socket.destroy();
      return;
    }
    const names = remoteAddress === undefined || isProxy(remoteAddress) ? [] : namesOf(remoteAddress);
    const [client, network] = names.map(groupOf);
    const joined = [all, ...(client ? [client] : []), ...(network ? [network] : [])];
    socket.once('close', () => {
      for (const group of joined) group.delete(socket);
      for (const name of names) if (shared.get(name)?.size === 0) shared.delete(name);
    });
    const hasRoom =
      (!client || makesRoom(client, limits.connectionsPerClient)) &&
      (!network || makesRoom(network, limits.connectionsPerNetwork)) &&
      makesRoom(all, limits.connections);
    if (!hasRoom) {
      socket.destroy();
      return;
    }
    for (const group of joined) group.add(socket);
  });
}

function namesOf(address: string): [client: string, network: string] {
  return [`client ${clientKey(address)}`, `network ${networkKey(address)}`];
}

function makesRoom(group: Group, max: number): boolean {
  if (group.size < max) return true;
  let idlest: Socket | undefined;
  let longest = Infinity;
  for (const socket of group) {
    const last = lastActivity(socket);
    if (last === undefined || last >= longest) continue;
    idlest = socket;
    longest = last;
  }
  if (!idlest) return false;
  // Its place is free at once, not only when it has closed.
  group.delete(idlest);
  idlest.destroy();
  return true;
}
