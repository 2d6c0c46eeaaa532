import { clientKey, networkKey } from './client-key.ts';
import type { RequestLimits } from './request-limits.ts';

type BodyMemoryLimits = Pick<RequestLimits, 'bodyMemory' | 'bodyMemoryPerClient' | 'bodyMemoryPerNetwork'>;

/** Limits the memory that bodies occupy while they are read. */
export type BodyMemory = {
  /** Reserves bytes for one body from this address; false if there is no room for them. */
  reserve(address: string, bytes: number): boolean;
  release(address: string, bytes: number): void;
};

export function createBodyMemory(limits: BodyMemoryLimits): BodyMemory {
  const reserved = new Map<string, number>();

  const shares = (address: string): [name: string, max: number][] => [
    ['all', limits.bodyMemory],
    [`client ${clientKey(address)}`, limits.bodyMemoryPerClient],
    [`network ${networkKey(address)}`, limits.bodyMemoryPerNetwork],
  ];

  return {
    reserve(address, bytes) {
      const all = shares(address);
      if (all.some(([name, max]) => (reserved.get(name) ?? 0) + bytes > max)) return false;
      for (const [name] of all) reserved.set(name, (reserved.get(name) ?? 0) + bytes);
      return true;
    },
    release(address, bytes) {
      for (const [name] of shares(address)) {
        const left = (reserved.get(name) ?? 0) - bytes;
        if (left > 0) reserved.set(name, left);
        else reserved.delete(name);
      }
    },
  };
}
