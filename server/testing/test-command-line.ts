import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { mailChannel } from '../channels/mail-channel.ts';
import { runCommand } from '../cli/run-command.ts';
import type { DeliveryState } from '../model/database.ts';
import type { EnquiryStore, SubmissionMetadata } from '../storage/enquiry-store.ts';
import type { OpenedDatabase } from '../storage/opened-database.ts';
import { exampleDist } from './example-dist.ts';
import { exampleEnquiry } from './example-enquiry.ts';
import { createPatientStore } from './patient-store.ts';
import type { ExitResult } from './run-program.ts';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import type { TestDatabase } from './test-databases.ts';

/** The command line on a database of the running test, in this process. */
export type TestCommandLine = {
  environment: Record<string, string>;
  database: OpenedDatabase;
  store: EnquiryStore;
  /** Runs a command. There is no terminal, unless `answer` is set to the user's answer. */
  enquiries(...args: string[]): Promise<ExitResult>;
  /** The answer of the user at the terminal; undefined if there is no terminal. */
  answer?: string;
  /** Stores an enquiry that was received at `at`, in ISO 8601. */
  addEnquiry(
    fields: Parameters<typeof exampleEnquiry>[0],
    at: string,
    metadata?: Partial<SubmissionMetadata>,
  ): Promise<void>;
  /** Stores enquiries received long ago, with a delivery in each of these states; their ids count up from 1. */
  addDeliveries(states: DeliveryState[]): Promise<void>;
  /** The references in the order of ids. */
  references(): Promise<string[]>;
  /** The names of senders in the order of ids. */
  names(): Promise<string[]>;
  /** Each delivery as its state, attempts and refusals, such as `failed 5 5`. */
  states(): Promise<string[]>;
};

/** A command line on this database. Its store stays open like a server's: commands must work beside it. */
export async function testCommandLine({ environment, open }: TestDatabase): Promise<TestCommandLine> {
  const database = await open();
  const store = createPatientStore(database);
  onTestFinished(() => store.close());
  const { kysely } = database;

  const commandLine: TestCommandLine = {
    environment: { ...environment, SITE_DIR: exampleDist(), ERASURE_LIST: join(temporaryFolder(), 'erasures') },
    database,
    store,
    async enquiries(...args) {
      let [output, errors] = ['', ''];
      const { answer } = commandLine;
      const code = await runCommand(args, {
        readEnvironment: () => commandLine.environment,
        home: join(import.meta.dirname, '../..'),
        async print(text) {
          output += `${text}\n`;
        },
        printError(text) {
          errors += `${text}\n`;
        },
        ask: answer === undefined ? undefined : async () => answer,
      });
      return { code, output, errors };
    },
    async addEnquiry(fields, at, metadata = {}) {
      await store.add(exampleEnquiry(fields), { receivedAt: new Date(at), ...metadata });
    },
    async addDeliveries(states) {
      await addEnquiriesWithDeliveries(database, states);
    },
    references: async () =>
      (await kysely.selectFrom('enquiry').select('reference').orderBy('id').execute()).map(
        ({ reference }) => reference,
      ),
    names: async () =>
      (await kysely.selectFrom('enquiry').select('name').orderBy('id').execute()).map(({ name }) => name),
    states: async () =>
      (await kysely.selectFrom('delivery').selectAll().orderBy('id').execute()).map(
        ({ state, attempts, refusals }) => `${state} ${attempts} ${refusals}`,
      ),
  };
  return commandLine;
}

async function addEnquiriesWithDeliveries(database: OpenedDatabase, states: DeliveryState[]): Promise<void> {
  const at = '2024-01-01T18:00:00Z';
  const storeWithMail = createPatientStore(database, { channels: [mailChannel] });
  for (const [index, state] of states.entries()) {
    await storeWithMail.add(exampleEnquiry({ name: `Person ${index + 1}` }), { receivedAt: new Date(at) });
    await database.kysely
      .updateTable('delivery')
      .set({ state, attempts: 5, refusals: 5, last_error: '550 no such mailbox', settled_at: at })
      .where('enquiry_id', '=', index + 1)
      .execute();
  }
}
