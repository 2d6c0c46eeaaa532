import { join } from 'node:path';
import { Kysely } from 'kysely';
import { pino } from 'pino';
import { createApp } from '#server/app.ts';
import { readSite } from '#server/pages/read-site.ts';
import type { Database } from '#server/model/database.ts';
import { openSqlite } from '#server/storage/sqlite/open-sqlite.ts';
import { exampleDist } from '#server/testing/example-dist.ts';
import { createPatientStore } from '#server/testing/patient-store.ts';
import { sqliteInThisThread } from '#server/testing/sqlite-in-this-thread.ts';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { enquiryPath } from '#contract/enquiry.ts';

/** A post by the browser's form itself or by its script. */
export type Post = { contentType: string; body: string };

export type PostAnswer = { status: number; body: string };

export type SiteServer = {
  post(post: Post): Promise<PostAnswer>;
  /** Answers with 503, like a server whose database is unreachable. */
  postWithoutDatabase(post: Post): Promise<PostAnswer>;
  /** The stored questions of a sender, one per row. */
  questionsOf(email: string): Promise<string[]>;
  /** Deletes all stored enquiries. */
  deleteEnquiries(): Promise<void>;
};

/** The real server with a SQLite file; all histories of a run share it, each with its own sender. */
export async function openSiteServer(): Promise<SiteServer> {
  const { dialect, name, kysely: migrated } = await openSqlite(join(temporaryFolder(), 'enquiries.sqlite'));
  await migrated.destroy();
  const kysely = new Kysely<Database>({ dialect: sqliteInThisThread(name) });
  const store = createPatientStore({ kysely, dialect, name });
  let isDatabaseAway = false;
  const app = createApp({
    store: {
      add: (enquiry, metadata) =>
        isDatabaseAway ? Promise.reject(new Error('the database is away')) : store.add(enquiry, metadata),
      close: () => store.close(),
    },
    site: readSite(exampleDist()),
    clock: () => new Date(),
    log: pino({ level: 'silent' }),
    readiness: { acceptsRequests: true },
    rateLimits: { perClient: 0, overall: 0 },
    trustedProxies: [],
    allowedOrigins: new Set(),
  });
  await app.ready();

  async function post({ contentType, body }: Post): Promise<PostAnswer> {
    const { statusCode, payload } = await app.inject({
      method: 'POST',
      url: `/api/${enquiryPath}`,
      headers: { 'content-type': contentType, 'sec-fetch-site': 'same-origin' },
      payload: body,
    });
    return { status: statusCode, body: payload };
  }

  return {
    post,
    async postWithoutDatabase(request) {
      isDatabaseAway = true;
      const answer = await post(request);
      isDatabaseAway = false;
      return answer;
    },
    async questionsOf(email) {
      const rows = await kysely.selectFrom('enquiry').select('question').where('email', '=', email).execute();
      return rows.map(({ question }) => question);
    },
    async deleteEnquiries() {
      await kysely.deleteFrom('enquiry').execute();
    },
  };
}

/** The body that the form on the server's page posts: the fields of `body`, which the page answered, with their first time. */
export function postOfServerPage(body: string, { body: page }: PostAnswer): string {
  const fields = new URLSearchParams(body);
  const created = /name="created" value="([^"]*)"/.exec(page)?.[1];
  if (created) fields.set('created', created);
  return String(fields);
}
