import { clientKey, networkKey } from './client-key.ts';
import type { RequestLimits } from './request-limits.ts';

type BodyMemoryLimits = Pick<RequestLimits, 'bodyMemory' | 'bodyMemoryPerClient' | 'bodyMemoryPerNetwork'>;

/** Limits the memory that bodies occupy while they are read. */
export type BodyMemory = {
  /** Reserves bytes for one body from this address; false if there is no room for them. */
  reserve(address: string, bytes: number): boolean;
  /** Gives reserved bytes back. */
  release(address: string, bytes: number): void;
};

export function createBodyMemory(limits: BodyMemoryLimits): BodyMemory {
  const reserved = new Map<string, number>();

  /** The shares of memory that a body from this address counts toward, each with its limit. */
  const sharesOf = (address: string): [name: string, max: number][] => [
    ['all', limits.bodyMemory],
    [`client ${clientKey(address)}`, limits.bodyMemoryPerClient],
    [`network ${networkKey(address)}`, limits.bodyMemoryPerNetwork],
  ];

  return {
    reserve(address, bytes) {
      const sharesOfAddress = sharesOf(address);
      if (sharesOfAddress.some(([name, max]) => (reserved.get(name) ?? 0) + bytes > max)) return false;
      for (const [name] of sharesOfAddress) reserved.set(name, (reserved.get(name) ?? 0) + bytes);
      return true;
    },
    release(address, bytes) {
      for (const [name] of sharesOf(address)) {
        const remaining = (reserved.get(name) ?? 0) - bytes;
        if (remaining > 0) reserved.set(name, remaining);
        else reserved.delete(name);
      }
    },
  };
}
