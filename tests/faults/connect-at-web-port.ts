import { createServer, connect } from 'node:net';
import type { Socket } from 'node:net';

/**
 * A program that counts how many of 300 connections from one address to port 443 are accepted, and whether one from another address is
 * accepted too.
 */
const server = createServer((socket) => void socket.on('error', () => {}));
await new Promise<void>((resolve) => server.listen({ host: '127.0.0.1', port: 443, backlog: 1000 }, resolve));

const isAccepted = (localAddress: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket: Socket = connect({ host: '127.0.0.1', port: 443, localAddress });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  });

const accepted = await Promise.all(Array.from({ length: 300 }, () => isAccepted('127.0.0.1')));
const isOtherAccepted = await isAccepted('127.0.0.2');
console.log(JSON.stringify({ acceptedCount: accepted.filter(Boolean).length, isOtherAccepted }));
process.exit();
