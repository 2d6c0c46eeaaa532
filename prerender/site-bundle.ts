import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteBundle, BundleInputs } from './bundle-site.ts';
import type { Content } from './content/read-content.ts';
import type { SiteCache } from './cache/site-cache.ts';
import { sourceHash } from './cache/source-hash.ts';
import { jsonHash } from './json-hash.ts';

/** The message to the process that bundles. */
export interface BundleRequest {
  /** The folder that Vite may write to. */
  folder: string;
  /** The folder of the cached files. */
  files: string;
  inputs: BundleInputs;
}

/**
 * The reply of that process: the bundle, or the properties of an error, which would be lost if the error itself were sent.
 */
export type BundleReply = { bundle: SiteBundle } | { failure: Partial<NodeJS.ErrnoException> };

/** The content that bundled code depends on. */
export const bundleInputs = ({
  palette,
  company: { language, country },
}: Pick<Content, 'palette' | 'company'>): BundleInputs => ({
  palette,
  locale: { language, country },
});

/**
 * Vite's bundle of the current code, made now or by an earlier build; `code` is a hash of all that it depends on.
 */
export async function siteBundle(
  inputs: BundleInputs,
  cache: SiteCache,
): Promise<{ code: string; bundle: SiteBundle }> {
  const code = jsonHash(sourceHash(), inputs);
  const cachedBundle = cache.bundles.read(code);
  if (cachedBundle && isComplete(cachedBundle, cache)) return { code, bundle: cachedBundle };
  const bundle = await bundleInProcess(inputs, cache);
  cache.bundles.write(code, bundle);
  return { code, bundle };
}

/** Whether all files of a bundle are still cached. */
const isComplete = ({ renderer, served }: SiteBundle, { files }: SiteCache) =>
  [...Object.values(renderer), ...Object.values(served)].every((file) => files.has(file));

/**
 * Bundles in a separate process: its NODE_ENV is production whatever the caller's is, and its memory, a third of a
 * gigabyte, is freed afterward.
 */
async function bundleInProcess(inputs: BundleInputs, cache: SiteCache): Promise<SiteBundle> {
  mkdirSync(cache.folder, { recursive: true });
  const folder = mkdtempSync(cache.unfinished('bundle-'));
  const env = { NODE_ENV: 'production' };
  const child = fork(join(import.meta.dirname, 'bundle-process.ts'), { env, execArgv: [] });
  try {
    const request: BundleRequest = { folder, files: cache.filesFolder, inputs };
    child.send(request);
    const [reply] = (await Promise.race([once(child, 'message'), rejectOnExit(child)])) as [BundleReply];
    if ('failure' in reply) throw Object.assign(new Error(reply.failure.message), reply.failure);
    return reply.bundle;
  } finally {
    if (child.connected) child.disconnect();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Rejects once the process has ended; a killed one ends without a reply. */
async function rejectOnExit(child: ChildProcess): Promise<never> {
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  throw new Error(`The process that bundles scripts and styles has ended: ${signal ?? `exit code ${code}`}`);
}
