/** Verifiers of launches: the article's own, and three calls of published libraries. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { printedCode } from '../printed-code.ts';
import { cacheFolder } from '../source-file.ts';
import { key, pem, platform } from './launches.ts';

/** The folder that libraries are installed in, and verifiers are written to. */
const folder = join(cacheFolder, 'lti-integration-for-lms-systems');
/** The versions of the libraries. */
export const libraries = { jose: '6.2.17', jsonwebtoken: '9.0.3', ltijs: '5.9.9' };

export interface Verifier {
  name: string;
  /** Resolves if the launch is accepted; rejects with the reason otherwise. */
  check: (idToken: string, issued: Set<string>) => Promise<unknown>;
}

/** Installs the libraries without running their scripts. */
export function installLibraries(): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies: libraries }),
  );
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts', '--silent'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** The article's verifier and one call of each library, which must be installed. */
export async function loadVerifiers(): Promise<Verifier[]> {
  const require = createRequire(join(folder, 'package.json'));
  const jose = await import(pathToFileURL(require.resolve('jose')).href);
  const jsonwebtoken = require('jsonwebtoken');
  const ltijs = require('./node_modules/ltijs/dist/Utils/Auth.js');
  const keySet = jose.createLocalJWKSet({ keys: [key] });
  const seen = new Set<string>();
  const database = {
    Get: async (_: unknown, __: unknown, { nonce }: { nonce: string }) => seen.has(nonce),
    Insert: async (_: unknown, __: unknown, { nonce }: { nonce: string }) => void seen.add(nonce),
  };
  const registration = {
    platformActive: async () => true,
    platformAuthConfig: async () => ({ method: 'JWK_KEY', key }),
    platformClientId: async () => platform.clientId,
    platformKid: async () => 'own',
  };
  return [
    await articleVerifier('article', 'verify-launch.mjs', articleCode()),
    {
      name: 'ltijs',
      check: (idToken) =>
        (ltijs.default ?? ltijs).validateToken(
          idToken,
          false,
          { iss: platform.issuer, maxAge: 10 },
          async (issuer: string, client: string) =>
            issuer === platform.issuer && client === platform.clientId ? registration : undefined,
          'key',
          database,
        ),
    },
    {
      name: 'jose, issuer and audience given',
      check: (idToken) =>
        jose.jwtVerify(idToken, keySet, {
          issuer: platform.issuer,
          audience: platform.clientId,
          algorithms: ['RS256'],
        }),
    },
    { name: 'jsonwebtoken, key only', check: async (idToken) => jsonwebtoken.verify(idToken, pem) },
  ];
}

/** The article's verifier, as printed. */
export const articleCode = () => printedCode('lti-integration-for-lms-systems', 'verify-launch.mjs');

/** The verifier in `code`, which is written to a file. Each nonce that was issued is accepted once. */
export async function articleVerifier(name: string, file: string, code: string): Promise<Verifier> {
  writeFileSync(join(folder, file), code);
  const { verifyLaunch } = await import(pathToFileURL(join(folder, file)).href);
  return {
    name,
    check: (idToken, issued) => verifyLaunch(idToken, platform, [key], async (nonce: string) => issued.delete(nonce)),
  };
}
