import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { clientKey, networkKey, organizationKey } from './client-key.ts';
import type { RequestLimits } from './request-limits.ts';
import { connectionUse } from './throttle-connection.ts';

export type ConnectionLimits = Pick<RequestLimits, 'connections' | 'connectionsPerClient' | 'connectionsPerNetwork'>;

/** Open connections that share a limit. */
type Group = Set<Socket>;

/**
 * Limits the open connections in total, and those of each client and network that is not a proxy. A connection beyond a
 * limit replaces the one within it that has been idle for longest. If all are busy, the new one is closed immediately; but
 * at the total limit no organization keeps others out: the one with the most connections loses its least recently used.
 */
export function limitConnections(
  server: Server,
  limits: ConnectionLimits,
  isProxy: (address: string | undefined) => boolean,
): void {
  const all: Group = new Set();
  const clients = new Map<string, Group>();
  const networks = new Map<string, Group>();
  const organizations = new Map<string, Group>();

  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    // A connection closed before it was accepted has no address, like a proxy's at a Unix socket.
    if (remoteAddress === undefined && typeof server.address() !== 'string') {
      socket.destroy();
      return;
    }
    const isClient = remoteAddress !== undefined && !isProxy(remoteAddress);
    const client = isClient ? getOrCreateGroup(clients, clientKey(remoteAddress), socket) : undefined;
    const network = isClient ? getOrCreateGroup(networks, networkKey(remoteAddress), socket) : undefined;
    const organization = isClient ? getOrCreateGroup(organizations, organizationKey(remoteAddress), socket) : undefined;
    const hasRoom =
      (!client || makeRoom(client, limits.connectionsPerClient)) &&
      (!network || makeRoom(network, limits.connectionsPerNetwork)) &&
      (makeRoom(all, limits.connections) || makeRoomInLargest(all, organizations.values(), organization));
    if (!hasRoom) {
      socket.destroy();
      return;
    }
    const groupsOfSocket = [all, client, network, organization].filter((group) => group !== undefined);
    for (const group of groupsOfSocket) group.add(socket);
    socket.once('close', () => {
      for (const group of groupsOfSocket) group.delete(socket);
    });
  });
}

/** The group of this name, created for the first connection and removed once the last one has closed. */
function getOrCreateGroup(groups: Map<string, Group>, name: string, socket: Socket): Group {
  const group = groups.get(name) ?? new Set();
  groups.set(name, group);
  socket.once('close', () => {
    group.delete(socket);
    if (group.size === 0) groups.delete(name);
  });
  return group;
}

/** Closes the longest idle connection of a group that is full. Returns whether the group has room for another one. */
function makeRoom(group: Group, max: number): boolean {
  return (
    group.size < max ||
    closeLeastRecentlyUsed(
      group,
      [...group].filter((socket) => !connectionUse(socket).isBusy),
    )
  );
}

/**
 * Closes the least recently used connection, even a busy one, of the largest organization, unless that of the new
 * connection would be as large with it. Returns whether there is room.
 */
function makeRoomInLargest(all: Group, organizations: Iterable<Group>, ownOrganization: Group | undefined): boolean {
  let largest: Group | undefined;
  for (const organization of organizations) {
    if (organization.size > (largest?.size ?? 0)) largest = organization;
  }
  return (
    largest !== undefined &&
    largest.size > (ownOrganization?.size ?? 0) + 1 &&
    closeLeastRecentlyUsed(all, [...largest])
  );
}

/** Closes the least recently used of these sockets. Returns whether there was one. */
function closeLeastRecentlyUsed(group: Group, sockets: readonly Socket[]): boolean {
  let leastRecent: Socket | undefined;
  for (const socket of sockets) {
    if (!leastRecent || connectionUse(socket).lastUsed < connectionUse(leastRecent).lastUsed) leastRecent = socket;
  }
  if (!leastRecent) return false;
  // Frees its slot immediately, not only when it has closed.
  group.delete(leastRecent);
  leastRecent.destroy();
  return true;
}
