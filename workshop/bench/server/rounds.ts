import { cpuSeconds } from './cpu-seconds.ts';
import { runLoad } from './load.ts';
import { enquiryRequest, homeRequest } from './requests.ts';
import type { Servers } from './servers.ts';

/** What is measured: requests answered per second of the server's processor time. */
export type Contest =
  | 'bare post'
  | 'none post'
  | 'sqlite post'
  | 'one-each post'
  | 'postgres post'
  | 'bare page'
  | 'our page'
  | 'nginx page';

/** One pass through all contests; `database` is PostgreSQL's share: its processor seconds per one of ours. */
export type Round = { rates: Map<Contest, number>; database: number };

const connections = 64;

/** Milliseconds between two readings of processor time. */
const lookAgain = 20;

/** Each contest lasts until its server has used `seconds` of processor time, however busy the machine is. */
export async function runRound(servers: Servers, seconds: number): Promise<Round> {
  const { bare, none, sqlite, oneEach, postgres, nginx, databasePid } = servers;
  const rates = new Map<Contest, number>();

  async function measure(contest: Contest, { port, pid }: { port: number; pid: number }): Promise<number> {
    const isPost = contest.endsWith('post');
    const request = isPost ? enquiryRequest : homeRequest;
    const before = cpuSeconds(pid);
    let over = false;
    const watch = setInterval(() => (over = cpuSeconds(pid) - before >= seconds), lookAgain);
    const answered = await runLoad({ port, connections, status: isPost ? 201 : 200, request, isOver: () => over });
    clearInterval(watch);
    const taken = cpuSeconds(pid) - before;
    rates.set(contest, answered / taken);
    return taken;
  }

  await measure('bare post', bare);
  await measure('none post', none);
  await measure('sqlite post', sqlite);
  await measure('one-each post', oneEach);
  const before = cpuSeconds(databasePid, true);
  const ours = await measure('postgres post', postgres);
  const database = (cpuSeconds(databasePid, true) - before) / ours;
  await measure('bare page', bare);
  await measure('our page', none);
  if (nginx) await measure('nginx page', nginx);
  return { rates, database };
}
