import { describe, expect, it } from 'vitest';
import { neverAborted, sendExample, createMailSenderTo } from '../testing/enquiry-mail-sender.ts';
import { exampleDelivery } from '../testing/example-rows.ts';
import { startTestSmtp } from '../testing/test-smtp.ts';
import type { SmtpBehavior } from '../testing/test-smtp.ts';

describe('mail', () => {
  it.each<[SmtpBehavior, unknown]>([
    ['not now', { result: 'deferred', reason: expect.stringContaining('451 come back later') }],
    ['never', { result: 'refused', reason: expect.stringContaining('550 no such mailbox') }],
    ['closing', { result: 'lost', reason: expect.stringContaining('421 closing down') }],
    ['cuts', { result: 'lost', reason: expect.any(String), mayHaveArrived: true }],
  ])('to a server that behaves as “%s” has the matching outcome', async (behavior, outcome) => {
    const smtp = await startTestSmtp();
    smtp.behavior = behavior;
    expect(await sendExample(createMailSenderTo(smtp))).toEqual(outcome);
    smtp.behavior = 'accepts';
    expect(await sendExample(createMailSenderTo(smtp))).toEqual({ result: 'delivered' });
  });

  it('is delivered, with a remark, if the server refuses only one recipient', async () => {
    const smtp = await startTestSmtp();
    const sender = createMailSenderTo(smtp, { to: 'sales@juniperjay.example, gone@juniperjay.example' });
    expect(await sendExample(sender)).toEqual({
      result: 'delivered',
      remark: 'not accepted for gone@juniperjay.example',
    });
    expect(smtp.mails).toHaveLength(1);
  });

  it('is sent again only to those who have not received it if one was deferred, and names who was refused at last', async () => {
    const smtp = await startTestSmtp();
    const sales = 'sales@juniperjay.example';
    const full = 'full@juniperjay.example';
    const gone = 'gone@juniperjay.example';
    const sender = createMailSenderTo(smtp, { to: [sales, full, gone].join(', ') });
    smtp.behavior = 'one is full';
    const outcome = await sendExample(sender);
    expect(outcome).toEqual({
      result: 'deferred',
      reason: `not accepted for ${full}, ${gone}`,
      recipients: [full, gone],
    });
    const retry = { ...exampleDelivery(), isFirstAttempt: false, recipients: [full, gone] };
    expect(await sender.send(retry, neverAborted)).toMatchObject({
      result: 'deferred',
      reason: expect.stringContaining('450'),
    });
    smtp.behavior = 'accepts';
    expect(await sender.send(retry, neverAborted)).toEqual({ result: 'delivered', remark: `not accepted for ${gone}` });
    expect(smtp.recipients).toEqual([sales, full]);
    const [first, second] = smtp.mails;
    expect(second?.messageId).toBe(first?.messageId);
    expect(second?.to).toEqual(first?.to);
  });

  it('is sent again to a deferred recipient however the domain is spelled', async () => {
    const smtp = await startTestSmtp();
    const sender = createMailSenderTo(smtp, { to: 'sales@juniperjay.example, Full@Bäume.Example' });
    smtp.behavior = 'one is full';
    const outcome = await sendExample(sender);
    expect(outcome).toMatchObject({ result: 'deferred' });
    const recipients = 'recipients' in outcome ? outcome.recipients : undefined;
    smtp.behavior = 'accepts';
    await sender.send({ ...exampleDelivery(), isFirstAttempt: false, recipients }, neverAborted);
    expect(smtp.recipients).toEqual(['sales@juniperjay.example', expect.stringMatching(/^full@/i)]);
  });

  it('is not sent again to a deferred recipient whom MAIL_TO no longer names', async () => {
    const smtp = await startTestSmtp();
    const retry = { ...exampleDelivery(), isFirstAttempt: false, recipients: ['full@juniperjay.example'] };
    expect(await createMailSenderTo(smtp).send(retry, neverAborted)).toMatchObject({ result: 'delivered' });
    expect(smtp.mails).toEqual([]);
  });

  it('has an error of at most 500 characters, however long the answer is', async () => {
    const smtp = await startTestSmtp();
    smtp.behavior = 'never';
    smtp.refusalText = 'x'.repeat(60_000);
    const outcome = await sendExample(createMailSenderTo(smtp));
    expect(outcome).toEqual({ result: 'refused', reason: expect.stringMatching(/550 x+$/) });
    expect('reason' in outcome && outcome.reason).toHaveLength(500);
  });

  it('is lost while the server is unreachable, which a probe reports until it is back', async () => {
    const smtp = await startTestSmtp();
    const sender = createMailSenderTo(smtp);
    await smtp.stop();
    expect(await sendExample(sender)).toEqual({ result: 'lost', reason: expect.stringContaining('ECONNREFUSED') });
    await expect(sender.probe?.(neverAborted)).rejects.toThrow('ECONNREFUSED');
    await smtp.start();
    await expect(sender.probe?.(neverAborted)).resolves.toBeUndefined();
  });

  it('to a silent server is abandoned when this one stops', async () => {
    const smtp = await startTestSmtp();
    smtp.behavior = 'silent';
    const aborting = new AbortController();
    const retry = { ...exampleDelivery(), isFirstAttempt: false };
    const outcomes = Promise.allSettled([
      createMailSenderTo(smtp).send(retry, aborting.signal),
      createMailSenderTo(smtp).probe?.(aborting.signal),
    ]);
    await expect.poll(() => smtp.connectionCount).toBe(2);
    aborting.abort();
    const [sent, probed] = await outcomes;
    // Neither has waited for its own time limit.
    expect(sent).toMatchObject({
      status: 'fulfilled',
      value: { result: 'lost', reason: expect.stringContaining('aborted') },
    });
    expect(probed).toMatchObject({ status: 'rejected', reason: new Error('the probe was cut off') });
  });

  it('to a server that refuses our login is lost, and a probe reports the refused login', async () => {
    const smtp = await startTestSmtp({ password: 'right' });
    expect(await sendExample(createMailSenderTo(smtp, { login: 'site:wrong@' }))).toMatchObject({ result: 'lost' });
    await expect(createMailSenderTo(smtp, { login: 'site:wrong@' }).probe?.(neverAborted)).rejects.toThrow(
      expect.objectContaining({ name: 'LoginRefusedError' }),
    );
    expect(await sendExample(createMailSenderTo(smtp, { login: 'site:right@' }))).toEqual({ result: 'delivered' });
    await expect(createMailSenderTo(smtp, { login: 'site:right@' }).probe?.(neverAborted)).resolves.toBeUndefined();
  });
});
