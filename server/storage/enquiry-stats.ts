import type { DeliveryState } from '../model/database.ts';
import type { OpenedDatabase } from './opened-database.ts';

type EnquiryStats = {
  enquiries: number;
  lastDay: number;
  lastWeek: number;
  lastMonth: number;
  suspected: number;
  /** ISO 8601; null if there is no enquiry. */
  firstReceivedAt: string | null;
  /** ISO 8601; null if there is no enquiry. */
  lastReceivedAt: string | null;
  deliveries: { channel: string; state: DeliveryState; count: number }[];
};

/** Counts enquiries received at `since` or later. */
export async function countEnquiries({ kysely }: OpenedDatabase, since = new Date(0)): Promise<number> {
  const { count } = await kysely
    .selectFrom('enquiry')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('received_at', '>=', since.toISOString())
    .executeTakeFirstOrThrow();
  return Number(count);
}

const millisecondsPerDay = 24 * 60 * 60 * 1000;

/** Counts enquiries; the last day, week and month (30 days) end at `now`. */
export async function readEnquiryStats({ kysely }: OpenedDatabase, now: Date): Promise<EnquiryStats> {
  const since = (days: number): string => new Date(now.getTime() - days * millisecondsPerDay).toISOString();
  const counts = await kysely
    .selectFrom('enquiry')
    .select(({ fn }) => [
      fn.countAll().as('enquiries'),
      fn.countAll().filterWhere('received_at', '>', since(1)).as('lastDay'),
      fn.countAll().filterWhere('received_at', '>', since(7)).as('lastWeek'),
      fn.countAll().filterWhere('received_at', '>', since(30)).as('lastMonth'),
      fn.countAll().filterWhere('suspicion', 'is not', null).as('suspected'),
      fn.min<string | null>('received_at').as('firstReceivedAt'),
      fn.max<string | null>('received_at').as('lastReceivedAt'),
    ])
    .executeTakeFirstOrThrow();
  const deliveries = await kysely
    .selectFrom('delivery')
    .select(({ fn }) => ['channel', 'state', fn.countAll().as('count')])
    .groupBy(['channel', 'state'])
    .orderBy('channel')
    .orderBy('state')
    .execute();
  return {
    enquiries: Number(counts.enquiries),
    lastDay: Number(counts.lastDay),
    lastWeek: Number(counts.lastWeek),
    lastMonth: Number(counts.lastMonth),
    suspected: Number(counts.suspected),
    firstReceivedAt: counts.firstReceivedAt,
    lastReceivedAt: counts.lastReceivedAt,
    deliveries: deliveries.map((row) => ({ ...row, count: Number(row.count) })),
  };
}
