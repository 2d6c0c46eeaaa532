import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { StartError } from './startup/start-error.ts';
import { stopSignals } from './stop-signals.ts';

// From the first moment: a signal while the server starts is to stop it cleanly.
const stopping = stopSignals();
// Before anything else is loaded: it keeps what Node makes of our TypeScript, a quarter of the work of a start. Where the
// folder cannot be written, the start only takes longer.
enableCompileCache(join(import.meta.dirname, '../.cache/compiled'));
const { serve } = await import('./serve.ts');

try {
  await serve(stopping);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
