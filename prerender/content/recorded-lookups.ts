import { jsonHash } from '../json-hash.ts';

/** A call of one of a resolver's functions, and a hash of its result. */
export type Lookup = [name: string, args: unknown[], resultHash: string];

/** A proxy of `resolver` that records the calls of its functions in `lookups`, except calls that throw. */
export function recordLookups<Resolver extends object>(resolver: Resolver, lookups: Lookup[]): Resolver {
  return new Proxy(resolver, {
    get(target, name: string) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        const result: unknown = value(...args);
        lookups.push([name, args, jsonHash(result)]);
        return result;
      };
    },
  });
}

/** Whether the recorded calls, made again, still have their results. */
export function areLookupsUnchanged(lookups: readonly Lookup[], resolver: object): boolean {
  try {
    return lookups.every(([name, args, resultHash]) => {
      const call = Reflect.get(resolver, name) as (...args: unknown[]) => unknown;
      return jsonHash(call(...args)) === resultHash;
    });
  } catch {
    // The caller resolves the names again, and reports the error.
    return false;
  }
}
