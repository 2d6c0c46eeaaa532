import { cpuSeconds } from './cpu-seconds.ts';
import { runLoad } from './load.ts';
import { enquiryRequest, homeRequest } from './requests.ts';
import type { Servers } from './servers.ts';

/** A measured server and kind of request. */
export type Contest =
  | 'bare post'
  | 'none post'
  | 'sqlite post'
  | 'one-each post'
  | 'postgres post'
  | 'bare page'
  | 'our page'
  | 'nginx page';

/** The figures of one pass through all contests. */
export type Round = {
  /** Requests answered per second of the server's processor time. */
  rates: Map<Contest, number>;
  /** PostgreSQL's processor seconds per second of the server's. */
  databaseShare: number;
};

const connections = 64;

/** Milliseconds between two readings of processor time. */
const pollInterval = 20;

/** Runs all contests once. Each lasts until its server has used `seconds` of processor time, however busy the machine is. */
export async function runRound(servers: Servers, seconds: number): Promise<Round> {
  const { bare, withoutStore, sqlite, oneEach, postgres, nginx, databasePid } = servers;
  const rates = new Map<Contest, number>();

  async function measure(contest: Contest, { port, pid }: { port: number; pid: number }): Promise<number> {
    const isPost = contest.endsWith('post');
    const request = isPost ? enquiryRequest : homeRequest;
    const before = cpuSeconds(pid);
    let isOver = false;
    const watch = setInterval(() => (isOver = cpuSeconds(pid) - before >= seconds), pollInterval);
    const answered = await runLoad({ port, connections, status: isPost ? 201 : 200, request, isOver: () => isOver });
    clearInterval(watch);
    const used = cpuSeconds(pid) - before;
    rates.set(contest, answered / used);
    return used;
  }

  await measure('bare post', bare);
  await measure('none post', withoutStore);
  await measure('sqlite post', sqlite);
  await measure('one-each post', oneEach);
  const before = cpuSeconds(databasePid, { withDescendants: true });
  const serverSeconds = await measure('postgres post', postgres);
  const databaseShare = (cpuSeconds(databasePid, { withDescendants: true }) - before) / serverSeconds;
  await measure('bare page', bare);
  await measure('our page', withoutStore);
  if (nginx) await measure('nginx page', nginx);
  return { rates, databaseShare };
}
