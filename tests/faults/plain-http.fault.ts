import { expect, it } from 'vitest';
import { ask, startApp } from '#server/testing/running-app.ts';
import { startCaddy } from './caddy.ts';
import { startNginx } from './nginx.ts';

it.for([
  ['nginx', startNginx],
  ['Caddy', startCaddy],
] as const)(
  'plain HTTP at %s is redirected to HTTPS for pages and refused for the API',
  async ([, startProxy], { skip }) => {
    const app = await startApp();
    const { plainHttpPort } = await startProxy([app.port], skip);
    for (const Host of ['www.example.com', 'example.com']) {
      for (const path of ['/', '/why-us?from=card', '/apis'])
        expect(await ask(plainHttpPort, path, { headers: { Host } })).toMatchObject({
          status: 301,
          headers: { location: `https://${Host}${path}` },
        });
      for (const path of [
        '/api/customerEnquiry',
        '/API/customerEnquiry?',
        '/%61pi/customerEnquiry',
        '/api/ready',
        '/api',
      ]) {
        const { status, headers, text } = await ask(plainHttpPort, path, {
          method: 'POST',
          headers: { Host },
          body: '{}',
        });
        expect({ path, status, location: headers.location }).toEqual({ path, status: 403, location: undefined });
        expect(headers['content-type']).toBe('application/json');
        expect(JSON.parse(text)).toEqual({ error: 'This address accepts only https.' });
      }
    }
  },
);
