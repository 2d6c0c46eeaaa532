import type { Company } from '../company/company.ts';
import type { SendHeldDigest } from '../digest/start-held-digest.ts';
import { heldDigestMail } from './held-digest-mail.ts';
import { createMailSender } from './mail-sender.ts';
import type { MailSettings } from './mail-settings.ts';

/** Sends the company the digest of what is held, by mail. */
export function createHeldDigestSender(settings: MailSettings, company: Company): SendHeldDigest {
  const { send } = createMailSender(settings.smtp);
  return (digest, signal) => send(heldDigestMail(digest, settings, company), { isFirst: true, signal });
}
