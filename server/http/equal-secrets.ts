import { hash, timingSafeEqual } from 'node:crypto';

/** Whether two texts are the same. How long it takes reveals nothing about either, not even its length. */
export function equalSecrets(one: string, other: string): boolean {
  return timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'));
}
