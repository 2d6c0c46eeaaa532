import { Socket } from 'node:net';

/**
 * Loaded into a server before its own code (`NODE_OPTIONS=--import`): timers longer than a stopping server's limit for its
 * deliveries never fire. Thus a stop ends only if that limit cuts off the deliveries, however slow the machine is.
 */
const maxDelay = 5000;
/** The longest delay that Node knows: 24 days. */
const never = 2 ** 31 - 1;
const limited = (delay = 0): number => (delay > maxDelay ? never : delay);

globalThis.setTimeout = new Proxy(setTimeout, {
  apply: (target, thisArgument, [action, delay, ...others]: Parameters<typeof setTimeout>) =>
    Reflect.apply(target, thisArgument, [action, limited(delay), ...others]),
});

Socket.prototype.setTimeout = new Proxy(Socket.prototype.setTimeout, {
  apply: (target, socket, [delay, ...others]: Parameters<Socket['setTimeout']>) =>
    Reflect.apply(target, socket, [limited(delay), ...others]),
});
