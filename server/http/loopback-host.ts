/**
 * Whether a Host header names this machine, at any port, which may be that of a tunnel's other end. A page of another
 * site may let its name resolve to this machine after it is loaded (DNS rebinding), and then counts as ours for the
 * browser: but its requests still carry its own name.
 */
export function isLoopbackHost(host = ''): boolean {
  return /^(127\.0\.0\.1|localhost|\[::1\])(:\d{1,5})?$/i.test(host);
}
