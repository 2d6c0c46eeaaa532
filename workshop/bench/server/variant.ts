import { join } from 'node:path';
import { createApp } from '../../../server/app.ts';
import { listen } from '../../../server/http/listen.ts';
import { createLogger } from '../../../server/create-logger.ts';
import { readSite } from '../../../server/pages/read-site.ts';
import type { EnquiryStore } from '../../../server/storage/enquiry-store.ts';
import { createKyselyEnquiryStore } from '../../../server/storage/kysely-enquiry-store.ts';
import { openSqlite } from '../../../server/storage/sqlite/open-sqlite.ts';
import { siteFolder } from './folders.ts';

// This server with another store: `variant.ts none` stores nothing, `variant.ts one-each FOLDER` commits each enquiry
// separately.

/** The store that the arguments name: none, or an SQLite file in a folder. Throws for other arguments. */
async function storeOf([kind, folder]: string[]): Promise<EnquiryStore> {
  if (kind === 'none') return { add: async () => ({ reference: 'K4MX-7R2W' }), close: async () => {} };
  if (kind !== 'one-each' || !folder) throw new Error('usage: variant.ts none, or variant.ts one-each FOLDER');
  const limits = { batchSize: 1, maxWaiting: 1000, timeLimit: 30_000 };
  return createKyselyEnquiryStore(await openSqlite(join(folder, 'enquiries.sqlite')), { limits });
}

const app = createApp({
  store: await storeOf(process.argv.slice(2)),
  site: readSite(siteFolder),
  clock: () => new Date(),
  log: createLogger('info'),
  readiness: { acceptsRequests: true },
  rateLimits: { perClient: 0, overall: 0 },
  trustedProxies: [],
  allowedOrigins: new Set(),
});
await app.ready();
const { port } = await listen(app.server, '127.0.0.1', 0);
console.log(`http://127.0.0.1:${port}/`);
process.on('SIGTERM', () => process.exit());
