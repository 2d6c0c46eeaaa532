import { hash, timingSafeEqual } from 'node:crypto';

/** Whether two texts are equal. Its duration reveals nothing about either, not even the length. */
export function equalSecrets(one: string, other: string): boolean {
  return timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'));
}
