import { systemError } from './build-problem.ts';
import { bundleSite } from './bundle-site.ts';
import { FileCache } from './cache/file-cache.ts';
import type { BundleReply, BundleRequest } from './site-bundle.ts';

// The parent has its reply or has ended, and may have deleted the folder.
process.on('disconnect', () => process.exit());
process.once('message', async ({ folder, files, inputs }: BundleRequest) => {
  const reply: BundleReply = await bundleSite(folder, inputs, new FileCache(files)).then(
    (bundle) => ({ bundle }),
    (error: unknown) => ({ failure: failureOf(error) }),
  );
  process.send!(reply);
});

/** The properties of an error, which is not sent to another process as a whole. */
function failureOf(error: unknown): Partial<NodeJS.ErrnoException> {
  const { message, stack, code, path } = systemError(error) ?? (error as NodeJS.ErrnoException);
  return { message, ...(stack && { stack }), ...(code && { code }), ...(path && { path }) };
}
