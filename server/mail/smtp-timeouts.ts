/** Milliseconds. Some servers let a stranger wait for their greeting, or look through a mail before they take it. */
export const smtpTimeouts = {
  dnsTimeout: 5000,
  connectionTimeout: 10_000,
  greetingTimeout: 20_000,
  socketTimeout: 30_000,
  socketCloseTimeout: 1000,
} as const;

/**
 * Milliseconds for the greeting at the first attempt of a mail: a mail server that hangs must not hold it up for longer,
 * since it is to go out within 10 seconds of the recovery. A stranger's six seconds at the door of Postfix are within it.
 */
export const firstGreetingTimeout = 6500;
