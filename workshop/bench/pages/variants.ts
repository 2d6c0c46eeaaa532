import { documentAddress } from './compared-pages.ts';
import type { Certificate } from './serve/certificate.ts';
import { serveFolder, type RunningServer } from './serve/static-server.ts';

/** The compared variants. `ours-hash` is ours opened at a hash address. */
export type Variant = 'plain-html' | 'astro' | 'next' | 'classic' | 'ours' | 'ours-hash';
/** Variants that have their own folder and server. */
type ServedVariant = Exclude<Variant, 'ours-hash'>;
export type Servers = Record<ServedVariant, RunningServer>;

export const variantNames: Record<Variant, string> = {
  'plain-html': 'plain HTML',
  astro: 'Astro',
  next: 'Next',
  classic: 'classic app',
  ours: 'ours',
  'ours-hash': 'ours, hash',
};

export const variants = Object.keys(variantNames) as Variant[];

const servedVariants = variants.filter((variant) => variant !== 'ours-hash');

/** Starts a server for each built folder. */
export async function serveAll(folders: Record<ServedVariant, string>, certificate: Certificate): Promise<Servers> {
  const started = await Promise.all(
    servedVariants.map(async (variant) => {
      const server = await serveFolder(folders[variant], certificate, { fallback: variant === 'classic' });
      return [variant, server] as const;
    }),
  );
  return Object.fromEntries(started) as Servers;
}

/** The address of a page in a variant. */
export function addressOf(servers: Servers, variant: Variant, path: string): string {
  if (variant === 'ours-hash') return `${servers.ours.origin}/#${path}`;
  return servers[variant].origin + documentAddress(path);
}
