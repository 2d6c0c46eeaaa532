import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { StartError } from './startup/start-error.ts';
import { stopSignals } from './stop-signals.ts';

// First of all, so that a signal during the start stops the server cleanly.
const stopping = stopSignals();
// Before the server is loaded: caches what Node compiles from our TypeScript, a quarter of the work of a start. If
// the folder cannot be written, the start just takes longer.
enableCompileCache(join(import.meta.dirname, '../.cache/compiled'));
const { serve } = await import('./serve.ts');

try {
  await serve(stopping);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
