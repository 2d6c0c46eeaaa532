import type { Company } from '../company/company.ts';
import type { SendHeldDigest } from '../digest/start-held-digest.ts';
import type { Channel } from '../outbox/channel.ts';
import { confirmationChannel } from './confirmation-channel.ts';
import type { ConfirmationContent } from './confirmation-content.ts';
import { heldDigestMail } from './held-digest-mail.ts';
import { mailChannel } from './mail-channel.ts';
import { createMailSender } from './mail-sender.ts';
import type { MailSettings } from './mail-settings.ts';

/** All that is sent by mail. Senders get a confirmation where there are words for one. */
export function openMail(
  settings: MailSettings,
  words: ConfirmationContent | undefined,
  company: Company,
): { channels: Channel[]; sendHeldDigest: SendHeldDigest } {
  const sender = createMailSender(settings.smtp);
  return {
    channels: [
      mailChannel(settings, company, sender),
      ...(words ? [confirmationChannel(settings, words, company, sender)] : []),
    ],
    sendHeldDigest: (digest, signal) =>
      sender.send(heldDigestMail(digest, settings, company), { isFirst: true, signal }),
  };
}
