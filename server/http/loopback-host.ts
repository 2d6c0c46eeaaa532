/**
 * Whether a Host header names this machine, at any port, which may be the other end of an SSH tunnel. Guards against
 * DNS rebinding: a hostile page can make its name resolve to 127.0.0.1, but its requests still carry that name.
 */
export function isLoopbackHost(host = ''): boolean {
  return /^(127\.0\.0\.1|localhost|\[::1\])(:\d{1,5})?$/i.test(host);
}
