/**
 * Two refunds at the same time in a real PostgreSQL, with five strategies for keeping them apart. Needs PostgreSQL's programs
 * (Debian's, or POSTGRES=/folder), and root, to become the user postgres. Run alone, it updates `database` in results.json:
 *
 *     node workshop/research/ai-agents-decision-makers/database.ts
 */
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../free-port.ts';
import { seededRandom } from '../statistics.ts';
import { writeResults } from '../write-results.ts';
import { harmlessFacts } from './facts.ts';
import { isPaid } from './gates.ts';
import { judge } from './judge.ts';

/** The folder of PostgreSQL's programs. */
const programs = process.env['POSTGRES'] ?? '/usr/lib/postgresql/15/bin';
/** The number of pairs of refunds on which each strategy is tried. */
const pairs = 500;
/** The longest random pause of a refund, in milliseconds: short enough for two to overlap, long enough for any order. */
const maxPause = 4;

/** A strategy for keeping two refunds apart. */
interface Strategy {
  /** The statements that begin a refund's transaction. */
  begin: string[];
  /** The locking clause of the query that reads the day's refunds. */
  locking: string;
}

const strategies: Record<string, Strategy> = {
  'a transaction alone': { begin: ['BEGIN'], locking: '' },
  'the refunds of the day locked': { begin: ['BEGIN'], locking: 'FOR UPDATE' },
  'a shared row locked first': { begin: ['BEGIN', 'SELECT 1 FROM gate FOR UPDATE'], locking: '' },
  'a shared row locked first, repeatable read': {
    begin: ['BEGIN ISOLATION LEVEL REPEATABLE READ', 'SELECT 1 FROM gate FOR UPDATE'],
    locking: '',
  },
  'a transaction alone, serializable': { begin: ['BEGIN ISOLATION LEVEL SERIALIZABLE'], locking: '' },
};

const refundsOfLastDay = `SELECT cents FROM refunds WHERE at > now() - interval '24 hours'`;

/** Asks the gate for $15 and pays it if allowed, `wait` milliseconds after reading the sum. False if the database refused. */
async function refund(client: Client, { begin, locking }: Strategy, wait: number): Promise<boolean> {
  try {
    for (const statement of begin) await client.query(statement);
    const { rows } = await client.query<{ cents: number }>(`${refundsOfLastDay} ${locking}`);
    const before = rows.reduce((sum, { cents }) => sum + cents, 0);
    await pause(wait);
    if (isPaid(judge({ ...harmlessFacts, cents: 15_00, centsLast24Hours: before })))
      await client.query('INSERT INTO refunds (cents) VALUES (1500)');
    await client.query('COMMIT');
    return true;
  } catch (error) {
    await client.query('ROLLBACK');
    // Serialization failure: the caller must try again.
    if ((error as { code?: string }).code !== '40001') throw error;
    return false;
  }
}

/** Counts how often two simultaneous refunds exceed $400, and how often the database refuses one. */
async function tryStrategy(name: string, strategy: Strategy, [first, second]: [Client, Client]) {
  const random = seededRandom(500);
  let overLimit = 0;
  let turnedBack = 0;
  for (let pair = 0; pair < pairs; pair++) {
    await first.query('TRUNCATE refunds');
    await first.query('INSERT INTO refunds (cents) VALUES (38000)');
    const delay = random() * maxPause;
    const committed = await Promise.all([
      refund(first, strategy, random() * maxPause),
      pause(delay).then(() => refund(second, strategy, random() * maxPause)),
    ]);
    const { rows } = await first.query<{ sum: string }>('SELECT sum(cents) FROM refunds');
    overLimit += Number(Number(rows[0]!.sum) > 400_00);
    turnedBack += committed.filter((isCommitted) => !isCommitted).length;
  }
  return { way: name, pairs, over400: overLimit, turnedBack };
}

/** Connects as soon as the server accepts connections; rejects if it does not within about ten seconds. */
async function connect(port: number): Promise<Client> {
  for (let attempt = 0; ; attempt++) {
    const client = new Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' });
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (attempt === 100) throw error;
      await pause(100);
    }
  }
}

/** Starts a separate PostgreSQL and tries every strategy on it. */
export async function tryDatabase() {
  const folder = mkdtempSync(join(tmpdir(), 'refunds-'));
  try {
    return await tryDatabaseIn(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function tryDatabaseIn(folder: string) {
  const owner = Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' }));
  chownSync(folder, owner, owner);
  const asPostgres = { cwd: folder, uid: owner, gid: owner, stdio: 'ignore' } as const;
  execFileSync(join(programs, 'initdb'), ['-D', folder, '-U', 'postgres', '--auth=trust', '--no-sync'], asPostgres);
  const port = await freePort();
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', folder, '-p', `${port}`, '-h', '127.0.0.1', '-k', folder],
    asPostgres,
  );
  const exited = new Promise((resolve) => server.once('exit', resolve));
  try {
    const clients: [Client, Client] = [await connect(port), await connect(port)];
    try {
      return await tryStrategies(clients);
    } finally {
      // Before the server stops: a client whose connection breaks would end the process with its own error.
      await Promise.all(clients.map((client) => client.end()));
    }
  } finally {
    server.kill('SIGINT');
    await exited;
  }
}

async function tryStrategies(clients: [Client, Client]) {
  const [client] = clients;
  await client.query('CREATE TABLE refunds (cents int, at timestamptz DEFAULT clock_timestamp())');
  await client.query('CREATE TABLE gate (id int); INSERT INTO gate VALUES (1)');
  const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
  const tries = [];
  for (const [name, strategy] of Object.entries(strategies)) tries.push(await tryStrategy(name, strategy, clients));
  return { version: rows[0]!.server_version.split(' ')[0]!, tries };
}

if (import.meta.main) {
  const database = await tryDatabase();
  console.log(database.version);
  console.table(database.tries);
  const results = JSON.parse(readFileSync(join(import.meta.dirname, 'results.json'), 'utf8')) as object;
  writeResults(import.meta.dirname, { ...results, database });
}
