/**
 * Whether a Host header names this machine itself, at any port. A page of another site may have its name lead to this machine
 * once it is loaded (DNS rebinding), and then counts for the browser as ours: its requests still carry its own name.
 */
export function isLoopbackHost(host = ''): boolean {
  return /^(127\.0\.0\.1|localhost|\[::1\])(:\d{1,5})?$/i.test(host);
}
