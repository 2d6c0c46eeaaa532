import { describe, expect, it } from 'vitest';
import { settleHeld } from '../storage/held-enquiries.ts';
import { digestServers, holdEnquiry, saturday, saturdayAtSeven } from '../testing/digest-servers.ts';
import { testDatabases } from '../testing/test-databases.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe.each(testDatabases)('the digest of held enquiries, on $dialect', ({ create }) => {
  it('is sent once a day while something is held, and not otherwise', async () => {
    const { opened, digests, pass, startServer, counts } = await digestServers(create);
    const sendIfDue = startServer();
    await sendIfDue();
    expect(counts()).toEqual([]);
    await holdEnquiry(opened, 'One', saturdayAtSeven);
    for (let minutes = 0; minutes < 24 * 60; minutes += 30) {
      await sendIfDue();
      pass(30 * minute);
    }
    expect(counts()).toEqual([1, 1]);
    expect(digests[0]?.newest.map(({ name }) => name)).toEqual(['One']);
    expect(digests[1]?.id).not.toBe(digests[0]?.id);
    await settleHeld(opened, 'all', 'drop', saturday);
    pass(day);
    await sendIfDue();
    expect(counts()).toHaveLength(2);
  });

  it('lists in the morning what is held, newest first', async () => {
    const { opened, digests, state, pass, startServer } = await digestServers(create);
    const sendIfDue = startServer();
    await holdEnquiry(opened, 'Afternoon', state.now);
    await sendIfDue();
    // Eight in the morning of the next day.
    pass(22 * hour - minute);
    await holdEnquiry(opened, 'Night', state.now);
    await sendIfDue();
    expect(digests).toEqual([]);
    pass(minute);
    await sendIfDue();
    expect(digests.map(({ newest }) => newest.map(({ name }) => name))).toEqual([['Night', 'Afternoon']]);
  });

  it('is sent at eight in the morning, even if a late start of the server delayed the one before', async () => {
    const { opened, state, pass, startServer, counts } = await digestServers(create);
    await holdEnquiry(opened, 'One', saturdayAtSeven);
    // One minute before midnight.
    pass(14 * hour - minute);
    const sendIfDue = startServer();
    await sendIfDue();
    await holdEnquiry(opened, 'Two', state.now);
    pass(8 * hour);
    await sendIfDue();
    expect(counts()).toEqual([1]);
    pass(minute);
    await sendIfDue();
    expect(counts()).toEqual([1, 2]);
  });

  it('counts all that are held and lists the thirty newest', async () => {
    const { opened, digests, startServer, counts } = await digestServers(create);
    for (let number = 1; number <= 32; number += 1) await holdEnquiry(opened, String(number), saturdayAtSeven);
    await startServer()();
    expect(counts()).toEqual([32]);
    expect(digests[0]?.newest.map(({ name }) => Number(name))).toEqual(
      Array.from({ length: 30 }, (_, index) => 32 - index),
    );
  });
});
