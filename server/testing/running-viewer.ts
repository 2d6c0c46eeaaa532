import { mailChannel } from '../channels/mail-channel.ts';
import type { OpenedDatabase } from '../storage/opened-database.ts';
import { createOneTimeLink } from '../viewer/one-time-link.ts';
import { createViewerServer } from '../viewer/viewer-server.ts';
import { exampleCompany } from './example-company.ts';
import { exampleEnquiry } from './example-enquiry.ts';
import { listenUntilTestEnds } from './listen-until-test-ends.ts';
import { createPatientStore } from './patient-store.ts';
import { ask } from './running-app.ts';
import type { TestRequest, TestResponse } from './running-app.ts';

export type RunningViewer = {
  /** The key of the one-time link. */
  key: string;
  /** The audit lines so far, such as `list: 50`. */
  audited: readonly string[];
  errors: readonly unknown[];
  /** The reasons of refusals so far. */
  refusals: readonly string[];
  /** The path that the cookie is limited to. */
  path: string;
  /** Before `signIn`, sends a request to the address as given; after it, with the cookie and to the address below `path`. */
  ask(path: string, request?: TestRequest): Promise<TestResponse>;
  /** Opens the link, and keeps its cookie. */
  signIn(): Promise<void>;
};

/** Serves the viewer on a free port until the test ends. `audit` replaces the list `audited`. */
export async function startViewer(
  database: OpenedDatabase,
  audit?: (count: number, action: string) => Promise<void>,
): Promise<RunningViewer> {
  const link = createOneTimeLink();
  const audited: string[] = [];
  const errors: unknown[] = [];
  const refusals: string[] = [];
  const server = createViewerServer({
    database,
    link,
    company: exampleCompany,
    audit: audit ?? (async (count, action) => void audited.push(`${action}: ${count}`)),
    onOpened: () => {},
    onRequest: () => {},
    onRefused: (reason) => void refusals.push(reason),
    onError: (error) => void errors.push(error),
  });
  const port = await listenUntilTestEnds(server);
  let cookie = '';
  // Links in the pages are relative, such as `./?before=7`.
  const askViewer = (path: string, { headers, ...more }: TestRequest = {}): Promise<TestResponse> =>
    ask(port, cookie ? `${link.path}${path.replace(/^\.?\//, '')}` : path, {
      ...more,
      headers: { ...(cookie && { cookie }), ...headers },
    });
  return {
    key: link.key,
    path: link.path,
    audited,
    errors,
    refusals,
    ask: askViewer,
    async signIn() {
      const { headers } = await askViewer(`/?key=${link.key}`);
      cookie = headers['set-cookie']?.[0]?.split(';', 1)[0] ?? '';
    },
  };
}

/** Stores `count` enquiries, each suspected of being spam and with a delivery by mail. */
export async function storeEnquiries(
  database: OpenedDatabase,
  count: number,
  fields: Parameters<typeof exampleEnquiry>[0] = {},
): Promise<void> {
  const store = createPatientStore(database, { channels: [mailChannel] });
  for (let index = 1; index <= count; index += 1) {
    await store.add(exampleEnquiry({ name: `Person ${index}`, ...fields }), {
      receivedAt: new Date('2026-11-21T18:00:00Z'),
      suspicion: '4 links',
    });
  }
}
