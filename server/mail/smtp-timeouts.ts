/** Timeouts in milliseconds. Some servers delay their greeting to strangers, or scan a mail before they accept it. */
export const smtpTimeouts = {
  dnsTimeout: 5000,
  connectionTimeout: 10_000,
  greetingTimeout: 20_000,
  socketTimeout: 30_000,
  socketCloseTimeout: 1000,
} as const;

/**
 * Milliseconds to wait for the greeting at the first attempt of a mail: a mail server that hangs must not hold it up
 * longer, since an enquiry must be sent within 10 seconds of the recovery. Postfix's delay of six seconds for strangers is
 * shorter.
 */
export const firstGreetingTimeout = 6500;
