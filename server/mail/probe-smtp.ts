import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { LoginRefusedError } from '../outbox/wait-until-reachable.ts';
import type { SmtpSettings } from './mail-settings.ts';
import { smtpTimeouts } from './smtp-timeouts.ts';

/**
 * Resolves when the mail server greets us and, if there is a login and it asks for one, accepts it; sends nothing.
 *
 * @returns whether it has accepted the login.
 * @throws the error that prevented it; LoginRefusedError if it was the login.
 */
export async function probeSmtp({ auth, ...smtp }: SmtpSettings, signal: AbortSignal): Promise<boolean> {
  const connection = new SMTPConnection({ ...smtp, ...smtpTimeouts });
  const outcome = Promise.withResolvers<boolean>();
  const abort = (): void => outcome.reject(new Error('the probe was cut off'));
  signal.addEventListener('abort', abort);
  connection.on('error', outcome.reject);
  connection.once('end', () => outcome.reject(new Error('the mail server closed the connection')));
  connection.connect((error) => {
    if (error) outcome.reject(error);
    else if (auth && connection.allowsAuth) {
      connection.login(auth, (refusal) => {
        if (refusal) outcome.reject(refusal.code === 'EAUTH' ? new LoginRefusedError(refusal.message) : refusal);
        else outcome.resolve(true);
      });
    } else outcome.resolve(false);
  });
  if (signal.aborted) abort();
  try {
    const isLoggedIn = await outcome.promise;
    connection.quit();
    return isLoggedIn;
  } catch (error) {
    connection.close();
    throw error;
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
