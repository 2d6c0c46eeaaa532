/** Where a proxy in front of servers listens, without TLS. */
export type ProxyPorts = {
  /** In place of port 443. */
  port: number;
  /** In place of port 80. */
  plainHttpPort: number;
};
