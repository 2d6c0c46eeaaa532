import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import addressparser from 'nodemailer/lib/addressparser';
import { decodeCredentials } from '../startup/decode-credentials.ts';
import { SettingError } from '../startup/setting-error.ts';

export type MailSettings = {
  smtp: SmtpSettings;
  /** The sender of notifications: an address that the mail server lets us send from, and the name people see. */
  from: Mailbox;
  /** The recipients of notifications. */
  to: Mailbox[];
  /** The recipients of alerts about problems of the site itself. */
  alertTo: Mailbox[];
};

export type SmtpSettings = {
  host: string;
  port: number;
  /**
   * Whether the connection is encrypted from the start (`smtps`). Otherwise it is encrypted if the server offers it.
   */
  secure: boolean;
  /** Refuses to continue without encryption: a password is never sent in the clear, except on this machine. */
  requireTLS: boolean;
  auth: { user: string; pass: string } | undefined;
};

/** `name` is '' if none was given. */
export type Mailbox = { name: string; address: string };

/**
 * Reads `SMTP_URL` (`smtp://user:password@host:587`, `smtps://…`), `MAIL_FROM` (one address), `MAIL_TO` (one or more,
 * separated by commas), and `ALERT_TO` for problems of the site itself, by default `MAIL_TO`. Undefined if all are
 * absent: mail is off.
 *
 * @throws SettingError if one is wrong or missing. Its message repeats no password.
 */
export function parseMailSettings(environment: Record<string, string | undefined>): MailSettings | undefined {
  const { SMTP_URL, MAIL_FROM, MAIL_TO, ALERT_TO } = environment;
  if (!SMTP_URL && !MAIL_FROM && !MAIL_TO && !ALERT_TO) return undefined;
  for (const [name, value] of Object.entries({ SMTP_URL, MAIL_FROM, MAIL_TO })) {
    if (value) continue;
    throw new SettingError(
      name,
      `is missing: mail needs SMTP_URL, MAIL_FROM and MAIL_TO. Set it, or set none of them, nor ALERT_TO, to go without mail.`,
    );
  }
  const [from, ...others] = parseMailboxes('MAIL_FROM', MAIL_FROM ?? '');
  if (!from || others.length > 0) throw wrongAddress('MAIL_FROM', MAIL_FROM ?? '');
  const to = parseMailboxes('MAIL_TO', MAIL_TO ?? '');
  return {
    smtp: parseSmtpUrl(SMTP_URL ?? ''),
    from,
    to,
    alertTo: ALERT_TO ? parseMailboxes('ALERT_TO', ALERT_TO) : to,
  };
}

function parseSmtpUrl(text: string): SmtpSettings {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isServerOnly = url && ['', '/'].includes(url.pathname) && url.search === '' && url.hash === '';
  const hasPasswordOnly = url?.username === '' && url.password !== '';
  if (!isServerOnly || !/^smtps?:$/.test(url.protocol) || url.hostname === '' || hasPasswordOnly) {
    throw new SettingError(
      'SMTP_URL',
      'is not the address of a mail server: set it to one such as smtp://user:password@mail.example.com:587, ' +
        'or smtps:// for one that is encrypted from the start.',
    );
  }
  const secure = url.protocol === 'smtps:';
  const host = smtpHost(url);
  const auth = url.username ? decodeCredentials('SMTP_URL', url) : undefined;
  const isLoopback = ['localhost', '127.0.0.1', '::1'].includes(host);
  const defaultPort = secure ? 465 : 587;
  const port = url.port ? Number(url.port) : defaultPort;
  return { host, port, secure, requireTLS: auth !== undefined && !secure && !isLoopback, auth };
}

/** The host of an SMTP URL. Unlike for a web address, URL keeps the case in which it was typed, and escapes `müller.example`. */
function smtpHost({ hostname }: URL): string {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 ? domainToASCII(host) || host : host;
}

function parseMailboxes(name: string, text: string): Mailbox[] {
  const parsed = /\p{Cc}/u.test(text) ? [] : addressparser(text, { flatten: true });
  const boxes = parsed.map((box) => ({ name: box.name, address: box.address ?? '' }));
  if (boxes.length === 0 || boxes.some((box) => !/^[^\s@]+@[^\s@]+$/.test(box.address) || namesAnotherAddress(box))) {
    throw wrongAddress(name, text);
  }
  return boxes;
}

/** Whether the name is another address, as when the comma between two is missing: nothing would be sent to that address. */
function namesAnotherAddress({ name, address }: Mailbox): boolean {
  return /\S@\S+\.\w/.test(name) && name.toLowerCase() !== address.toLowerCase();
}

function wrongAddress(name: string, text: string): SettingError {
  return new SettingError(
    name,
    `is ${JSON.stringify(text)}: set it to an email address, such as ` +
      (name === 'MAIL_FROM'
        ? 'Example website <site@example.com>.'
        : 'sales@example.com, or to several separated by commas.'),
  );
}
