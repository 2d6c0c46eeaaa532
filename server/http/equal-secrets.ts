import { hash, timingSafeEqual } from 'node:crypto';

/** Whether two texts are equal. The duration depends on their lengths only, never on where they differ. */
export function equalSecrets(a: string, b: string): boolean {
  return timingSafeEqual(hash('sha256', a, 'buffer'), hash('sha256', b, 'buffer'));
}
