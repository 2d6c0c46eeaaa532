import { hash, timingSafeEqual } from 'node:crypto';

/** Whether two texts are equal. Its duration reveals nothing about either, not even the length. */
export function equalSecrets(a: string, b: string): boolean {
  return timingSafeEqual(hash('sha256', a, 'buffer'), hash('sha256', b, 'buffer'));
}
