import { systemError } from './build-problem.ts';
import { bundleSite } from './bundle-site.ts';
import { KeptFiles } from './cache/kept-files.ts';
import type { BundleAnswer, BundleOrder } from './site-bundle.ts';

// The parent has its answer or is gone, and may have deleted the folder.
process.on('disconnect', () => process.exit());
process.once('message', async ({ folder, files, look }: BundleOrder) => {
  const answer: BundleAnswer = await bundleSite(folder, look, new KeptFiles(files)).then(
    (bundle) => ({ bundle }),
    (error: unknown) => ({ failure: failureOf(error) }),
  );
  process.send!(answer);
});

function failureOf(error: unknown): Partial<NodeJS.ErrnoException> {
  const { message, stack, code, path } = systemError(error) ?? (error as NodeJS.ErrnoException);
  return { message, ...(stack && { stack }), ...(code && { code }), ...(path && { path }) };
}
