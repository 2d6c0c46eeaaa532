import { jsonHash } from '../json-hash.ts';

/** A call of one of the options, and a hash of its result. */
export type Lookup = [option: string, args: unknown[], resultHash: string];

/** A proxy of `options` that records the calls of their functions; a call that throws is not recorded. */
export function recordLookups<Options extends object>(options: Options, lookups: Lookup[]): Options {
  return new Proxy(options, {
    get(target, option: string) {
      const value: unknown = Reflect.get(target, option);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        const result: unknown = value(...args);
        lookups.push([option, args, jsonHash(result)]);
        return result;
      };
    },
  });
}

/** Whether the same calls still have the same results. */
export function lookupsUnchanged(lookups: readonly Lookup[], options: object): boolean {
  try {
    return lookups.every(([option, args, resultHash]) => {
      const look = Reflect.get(options, option) as (...args: unknown[]) => unknown;
      return jsonHash(look(...args)) === resultHash;
    });
  } catch {
    // The caller looks up again and reports the error.
    return false;
  }
}
