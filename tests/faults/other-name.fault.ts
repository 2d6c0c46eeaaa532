import { expect, it } from 'vitest';
import { securityHeaders } from '#hosting/security-headers.ts';
import { ask, startApp } from '#server/testing/running-app.ts';
import { startCaddy } from './caddy.ts';
import { startNginx } from './nginx.ts';

it.for([
  ['nginx', startNginx],
  ['Caddy', startCaddy],
] as const)(
  'the name without www at %s redirects to the one with www, and sends HSTS',
  async ([, startProxy], { skip }) => {
    const app = await startApp();
    const { port } = await startProxy([app.port], skip);
    const answer = await ask(port, '/why-us?from=card', { headers: { Host: 'example.com' } });
    expect(answer).toMatchObject({
      status: 301,
      headers: { location: 'https://www.example.com/why-us?from=card' },
    });
    expect(answer.headers['strict-transport-security']).toBe(
      new Map(securityHeaders({ scriptHashes: [], connectOrigins: [], formOrigins: [] })).get(
        'Strict-Transport-Security',
      ),
    );
  },
);
