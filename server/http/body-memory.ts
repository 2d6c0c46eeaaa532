import { clientOf, networkOf } from './client-of.ts';
import type { RequestLimits } from './request-limits.ts';

export type BodyMemoryLimits = Pick<RequestLimits, 'parts' | 'partsOfClient' | 'partsOfNetwork'>;

/** The memory that bodies occupy while they are read. */
export type BodyMemory = {
  /** Sets so many bytes aside for one body from this address; false when too many are. */
  take(address: string, bytes: number): boolean;
  give(address: string, bytes: number): void;
};

export function createBodyMemory(limits: BodyMemoryLimits): BodyMemory {
  const taken = new Map<string, number>();

  const shares = (address: string): [name: string, most: number][] => [
    ['all', limits.parts],
    [`client ${clientOf(address)}`, limits.partsOfClient],
    [`network ${networkOf(address)}`, limits.partsOfNetwork],
  ];

  return {
    take(address, bytes) {
      const all = shares(address);
      if (all.some(([name, most]) => (taken.get(name) ?? 0) + bytes > most)) return false;
      for (const [name] of all) taken.set(name, (taken.get(name) ?? 0) + bytes);
      return true;
    },
    give(address, bytes) {
      for (const [name] of shares(address)) {
        const left = (taken.get(name) ?? 0) - bytes;
        if (left > 0) taken.set(name, left);
        else taken.delete(name);
      }
    },
  };
}
