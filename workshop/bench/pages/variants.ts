import { documentAddress } from './compared-pages.ts';
import type { Certificate } from './serve/certificate.ts';
import { serveFolder, type RunningServer } from './serve/static-server.ts';

/** The compared variants. `deep` is ours opened at a hash address. */
export type Variant = 'plain-html' | 'astro' | 'next' | 'classic' | 'ours' | 'deep';
type Served = Exclude<Variant, 'deep'>;
export type Servers = Record<Served, RunningServer>;

export const variantNames: Record<Variant, string> = {
  'plain-html': 'plain HTML',
  astro: 'Astro',
  next: 'Next',
  classic: 'classic app',
  ours: 'ours',
  deep: 'ours, hash',
};

export const variants = Object.keys(variantNames) as Variant[];

/** Variants with an address of their own. */
export const served = variants.filter((variant) => variant !== 'deep');

export async function serveAll(folders: Record<Served, string>, certificate: Certificate): Promise<Servers> {
  const started = await Promise.all(
    served.map(async (variant) => {
      const server = await serveFolder(folders[variant], certificate, { fallback: variant === 'classic' });
      return [variant, server] as const;
    }),
  );
  return Object.fromEntries(started) as Servers;
}

export function addressOf(servers: Servers, variant: Variant, path: string): string {
  if (variant === 'deep') return `${servers.ours.origin}/#${path}`;
  return servers[variant].origin + documentAddress(path);
}
