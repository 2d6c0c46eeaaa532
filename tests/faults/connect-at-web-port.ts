// A program that listens on port 443, opens 300 connections to it from one address and one from another, and prints how many of the 300
// were accepted, and whether the other one was.
import { createServer, connect } from 'node:net';
import type { Socket } from 'node:net';

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
