import { describe, expect, it, test } from 'vitest';
import { neverAborted, send, senderTo } from '../testing/enquiry-mail-sender.ts';
import { exampleDelivery } from '../testing/example-rows.ts';
import { testSmtp, type SmtpBehavior } from '../testing/test-smtp.ts';

describe('a mail server', () => {
  test.each<[SmtpBehavior, unknown]>([
    ['not now', { result: 'deferred', reason: expect.stringContaining('451 come back later') }],
    ['never', { result: 'refused', reason: expect.stringContaining('550 no such mailbox') }],
    ['closing', { result: 'lost', reason: expect.stringContaining('421 closing down') }],
    ['cuts', { result: 'lost', reason: expect.any(String), mayHaveArrived: true }],
  ])('that says %s is an outcome', async (behavior, outcome) => {
    const smtp = await testSmtp();
    smtp.behavior = behavior;
    expect(await send(senderTo(smtp))).toEqual(outcome);
    smtp.behavior = 'accepts';
    expect(await send(senderTo(smtp))).toEqual({ result: 'delivered' });
  });

  it('that refuses one of several recipients has accepted the mail, with a remark', async () => {
    const smtp = await testSmtp();
    const sender = senderTo(smtp, '', 'sales@juniperjay.example, gone@juniperjay.example');
    expect(await send(sender)).toEqual({ result: 'delivered', remark: 'not accepted for gone@juniperjay.example' });
    expect(smtp.mails).toHaveLength(1);
  });

  it('that sends a flood is read up to 500 characters', async () => {
    const smtp = await testSmtp();
    smtp.behavior = 'never';
    smtp.words = 'x'.repeat(60_000);
    const outcome = await send(senderTo(smtp));
    expect(outcome).toEqual({ result: 'refused', reason: expect.stringMatching(/550 x+$/) });
    expect('reason' in outcome && outcome.reason).toHaveLength(500);
  });

  it('that is unreachable loses the attempt, and a probe reports that until it is back', async () => {
    const smtp = await testSmtp();
    const channel = senderTo(smtp);
    await smtp.stop();
    expect(await send(channel)).toEqual({ result: 'lost', reason: expect.stringContaining('ECONNREFUSED') });
    await expect(channel.probe?.(neverAborted)).rejects.toThrow('ECONNREFUSED');
    await smtp.start();
    await expect(channel.probe?.(neverAborted)).resolves.toBeUndefined();
  });

  it('that stays silent is abandoned when the server stops', async () => {
    const smtp = await testSmtp();
    smtp.behavior = 'silent';
    const cut = new AbortController();
    const again = { ...exampleDelivery(), isFirstAttempt: false };
    const both = Promise.allSettled([senderTo(smtp).send(again, cut.signal), senderTo(smtp).probe?.(cut.signal)]);
    await expect.poll(() => smtp.visits).toBe(2);
    cut.abort();
    const [sent, probed] = await both;
    // Neither has waited for its own time limit.
    expect(sent).toMatchObject({
      status: 'fulfilled',
      value: { result: 'lost', reason: expect.stringContaining('aborted') },
    });
    expect(probed).toMatchObject({ status: 'rejected', reason: new Error('the probe was cut off') });
  });

  it('that refuses our login is distinguished from one that is away', async () => {
    const smtp = await testSmtp({ password: 'right' });
    expect(await send(senderTo(smtp, 'site:wrong@'))).toMatchObject({ result: 'lost' });
    await expect(senderTo(smtp, 'site:wrong@').probe?.(neverAborted)).rejects.toThrow(
      expect.objectContaining({ name: 'LoginRefusedError' }),
    );
    expect(await send(senderTo(smtp, 'site:right@'))).toEqual({ result: 'delivered' });
    await expect(senderTo(smtp, 'site:right@').probe?.(neverAborted)).resolves.toBeUndefined();
  });
});
