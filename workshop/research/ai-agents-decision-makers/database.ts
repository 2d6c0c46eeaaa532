/**
 * Two refunds at the same time in a real PostgreSQL, with four ways of keeping them apart. Needs its programs (Debian's,
 * or POSTGRES=/folder), and root, to become the user postgres. Run by itself, it updates that part of results.json:
 *
 *     node workshop/research/ai-agents-decision-makers/database.ts
 */
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { seededRandom } from '../statistics.ts';
import { writeResults } from '../write-results.ts';
import { harmless } from './facts.ts';
import { acts } from './gates.ts';
import { judge } from './judge.ts';

const programs = process.env['POSTGRES'] ?? '/usr/lib/postgresql/15/bin';
const pairs = 500;

/** What a transaction begins with, and whether its refunds are locked as they are read. */
const ways = {
  'a transaction alone': { begin: ['BEGIN'], refunds: '' },
  'the refunds of the day locked': { begin: ['BEGIN'], refunds: 'FOR UPDATE' },
  'a shared row locked first': { begin: ['BEGIN', 'SELECT 1 FROM gate FOR UPDATE'], refunds: '' },
  'a shared row locked first, repeatable read': {
    begin: ['BEGIN ISOLATION LEVEL REPEATABLE READ', 'SELECT 1 FROM gate FOR UPDATE'],
    refunds: '',
  },
  'a transaction alone, serializable': { begin: ['BEGIN ISOLATION LEVEL SERIALIZABLE'], refunds: '' },
};
type Way = (typeof ways)[keyof typeof ways];

const day = `SELECT cents FROM refunds WHERE at > now() - interval '24 hours'`;

/** Asks the gate for $15 and pays it. False if the database refused. */
async function refund(client: Client, { begin, refunds }: Way, wait: number): Promise<boolean> {
  try {
    for (const statement of begin) await client.query(statement);
    const { rows } = await client.query<{ cents: number }>(`${day} ${refunds}`);
    const before = rows.reduce((sum, { cents }) => sum + cents, 0);
    await pause(wait);
    if (acts(judge({ ...harmless, cents: 15_00, centsLast24Hours: before })))
      await client.query('INSERT INTO refunds (cents) VALUES (1500)');
    await client.query('COMMIT');
    return true;
  } catch (error) {
    await client.query('ROLLBACK');
    // Serialization failure: the caller is to try again.
    if ((error as { code?: string }).code !== '40001') throw error;
    return false;
  }
}

async function tryWay(name: string, way: Way, [first, second]: [Client, Client]) {
  const random = seededRandom(500);
  let over = 0;
  let turnedBack = 0;
  for (let pair = 0; pair < pairs; pair++) {
    await first.query('TRUNCATE refunds');
    await first.query('INSERT INTO refunds (cents) VALUES (38000)');
    const late = random() * 4;
    const paid = await Promise.all([
      refund(first, way, random() * 4),
      pause(late).then(() => refund(second, way, random() * 4)),
    ]);
    const { rows } = await first.query<{ sum: string }>('SELECT sum(cents) FROM refunds');
    over += Number(Number(rows[0]!.sum) > 400_00);
    turnedBack += paid.filter((done) => !done).length;
  }
  return { way: name, pairs, over400: over, turnedBack };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

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

export async function tryDatabase() {
  const folder = mkdtempSync(join(tmpdir(), 'refunds-'));
  const owner = Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' }));
  chownSync(folder, owner, owner);
  const as = { cwd: folder, uid: owner, gid: owner, stdio: 'ignore' } as const;
  execFileSync(join(programs, 'initdb'), ['-D', folder, '-U', 'postgres', '--auth=trust', '--no-sync'], as);
  const port = await freePort();
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', folder, '-p', `${port}`, '-h', '127.0.0.1', '-k', folder],
    as,
  );
  const gone = new Promise((resolve) => server.once('exit', resolve));
  try {
    const clients: [Client, Client] = [await connect(port), await connect(port)];
    await clients[0].query('CREATE TABLE refunds (cents int, at timestamptz DEFAULT clock_timestamp())');
    await clients[0].query('CREATE TABLE gate (id int); INSERT INTO gate VALUES (1)');
    const { rows } = await clients[0].query<{ server_version: string }>('SHOW server_version');
    const tries = [];
    for (const [name, way] of Object.entries(ways)) tries.push(await tryWay(name, way, clients));
    await Promise.all(clients.map((client) => client.end()));
    return { version: rows[0]!.server_version.split(' ')[0]!, tries };
  } finally {
    server.kill('SIGINT');
    await gone;
    rmSync(folder, { recursive: true });
  }
}

if (import.meta.filename === process.argv[1]) {
  const database = await tryDatabase();
  console.log(database.version);
  console.table(database.tries);
  const results = JSON.parse(readFileSync(join(import.meta.dirname, 'results.json'), 'utf8')) as object;
  writeResults(import.meta.dirname, { ...results, database });
}
