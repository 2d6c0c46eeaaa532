/** A host and its port as URLs have them: an IPv6 address in brackets, without which its end could be read as the port. */
export function hostAndPort(host: string, port: number): string {
  return `${host.includes(':') ? `[${host}]` : host}:${port}`;
}
