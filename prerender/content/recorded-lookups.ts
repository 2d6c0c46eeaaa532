import { createHash } from 'node:crypto';

/** What a function asked of its options, and a hash of what it was told. */
export type Lookup = [option: string, args: unknown[], told: string];

export const hashOf = (...parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** The same options, whose functions write down what they are asked and tell; a call that throws is not written down. */
export function recorded<Options extends object>(options: Options, lookups: Lookup[]): Options {
  return new Proxy(options, {
    get(target, option: string) {
      const value: unknown = Reflect.get(target, option);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        const told: unknown = value(...args);
        lookups.push([option, args, hashOf(told)]);
        return told;
      };
    },
  });
}

/** Whether the options still tell the same. */
export function isStillTrue(lookups: readonly Lookup[], options: object): boolean {
  try {
    return lookups.every(([option, args, told]) => {
      const look = Reflect.get(options, option) as (...args: unknown[]) => unknown;
      return hashOf(look(...args)) === told;
    });
  } catch {
    // Whoever asks again tells what is wrong.
    return false;
  }
}
