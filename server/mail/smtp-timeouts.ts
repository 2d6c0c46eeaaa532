/** Milliseconds. Some servers let a stranger wait for their greeting, or look through a mail before they take it. */
export const smtpTimeouts = {
  dnsTimeout: 5000,
  connectionTimeout: 10_000,
  greetingTimeout: 20_000,
  socketTimeout: 30_000,
  socketCloseTimeout: 1000,
} as const;
