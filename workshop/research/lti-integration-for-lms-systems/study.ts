/**
 * Launches that are each wrong in one way, against the article's verifier and three calls of published libraries. A
 * platform is simulated with key pairs made for the run; only the installation of the libraries uses the network.
 *
 * Ends with status 1 if the article's verifier accepts a wrong launch or rejects the genuine one.
 */
import { execFileSync } from 'node:child_process';
import { createHmac, generateKeyPairSync, randomUUID, sign, type JsonWebKey } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const project = join(import.meta.dirname, '../../..');
const folder = join(project, '.cache/research/lti-integration-for-lms-systems');
const article = join(project, 'content/blog/lti-integration-for-lms-systems.md');
const libraries = { jose: '6.2.17', jsonwebtoken: '9.0.3', ltijs: '5.9.9' };

type Claims = Record<string, unknown>;
const lti = (name: string) => `https://purl.imsglobal.org/spec/lti/claim/${name}`;

const platform = {
  issuer: 'https://lms.example',
  clientId: '10000000000042',
  deployments: ['7:8865aa05'],
  opens: 'LtiResourceLinkRequest',
  origins: ['https://tool.example'],
};

const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
const key = { ...own.publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'RS256', use: 'sig' } as JsonWebKey & {
  kid: string;
};
const pem = own.publicKey.export({ format: 'pem', type: 'spki' }).toString();

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** What the platform would send now; `nonce` was issued by the tool. */
function genuine(nonce: string): Claims {
  const now = Math.floor(Date.now() / 1_000);
  return {
    iss: platform.issuer,
    aud: platform.clientId,
    sub: randomUUID(),
    nonce,
    iat: now,
    exp: now + 300,
    [lti('version')]: '1.3.0',
    [lti('message_type')]: 'LtiResourceLinkRequest',
    [lti('deployment_id')]: platform.deployments[0],
    [lti('target_link_uri')]: 'https://tool.example/lab/3',
    [lti('resource_link')]: { id: 'lab-3' },
    [lti('roles')]: ['http://purl.imsglobal.org/vocab/lis/v2/membership#Learner'],
  };
}

function token(claims: Claims, header: Claims = {}, signer = own.privateKey): string {
  const text = `${encode({ alg: 'RS256', typ: 'JWT', kid: 'k1', ...header })}.${encode(claims)}`;
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), signer).toString('base64url')}`;
}

function withHmac(claims: Claims): string {
  const text = `${encode({ alg: 'HS256', typ: 'JWT', kid: 'k1' })}.${encode(claims)}`;
  return `${text}.${createHmac('sha256', pem).update(text).digest('base64url')}`;
}

function oneByteChanged(whole: string): string {
  const [head, body, signature = ''] = whole.split('.');
  const bytes = Buffer.from(signature, 'base64url');
  bytes[100]! ^= 1;
  return `${head}.${body}.${bytes.toString('base64url')}`;
}

interface Launch {
  what: string;
  /** Sent once before: the repetition is what is wrong. */
  before?: boolean;
  make: (nonce: string) => string;
}

const changed = (change: Claims) => (nonce: string) => token({ ...genuine(nonce), ...change });
const hourAgo = () => Math.floor(Date.now() / 1_000) - 3_600;

const launches: Launch[] = [
  { what: 'Genuine', make: (nonce) => token(genuine(nonce)) },
  { what: 'The same token again', before: true, make: (nonce) => token(genuine(nonce)) },
  {
    what: 'alg set to none, no signature',
    make: (nonce) => `${encode({ alg: 'none', kid: 'k1' })}.${encode(genuine(nonce))}.`,
  },
  { what: 'HS256, keyed with the platform’s public key', make: (nonce) => withHmac(genuine(nonce)) },
  {
    what: 'Signed by a stranger under a key id nobody knows',
    make: (nonce) => token(genuine(nonce), { kid: 'k9' }, stranger.privateKey),
  },
  { what: 'One byte of the signature changed', make: (nonce) => oneByteChanged(token(genuine(nonce))) },
  { what: 'For another tool (aud)', make: changed({ aud: '10000000000099' }) },
  { what: 'From a deployment nobody registered', make: changed({ [lti('deployment_id')]: '8:other-school' }) },
  {
    what: 'Five minutes past its expiry',
    make: (nonce) => token({ ...genuine(nonce), iat: hourAgo(), exp: Math.floor(Date.now() / 1_000) - 300 }),
  },
  {
    what: 'target_link_uri on another site',
    make: changed({ [lti('target_link_uri')]: 'https://elsewhere.example/lab/3' }),
  },
  {
    what: 'A deep linking request at the launch address',
    make: changed({ [lti('message_type')]: 'LtiDeepLinkingRequest' }),
  },
];

/** Also wrong, but not among the ten: what a stranger's script sends. */
const malformed: Launch[] = [
  { what: 'Not a token: “abc”', make: () => 'abc' },
  { what: 'Not a token: three dots of noise', make: () => 'a.b.c' },
];

interface Verifier {
  name: string;
  /** Resolves if the launch is accepted; rejects with the reason otherwise. */
  check: (idToken: string, issued: Set<string>) => Promise<unknown>;
}

function articleCode(title: string): string {
  const block = readFileSync(article, 'utf8').match(
    new RegExp(`\`\`\`javascript title="${title}"\\n([\\s\\S]*?)\`\`\``),
  );
  if (!block?.[1]) throw new Error(`${article} no longer prints ${title}`);
  return block[1];
}

function installLibraries() {
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

async function verifiers(): Promise<Verifier[]> {
  const require = createRequire(join(folder, 'package.json'));
  writeFileSync(join(folder, 'verify-launch.mjs'), articleCode('verify-launch.mjs'));
  const { verifyLaunch } = await import(pathToFileURL(join(folder, 'verify-launch.mjs')).href);
  const jose = await import(pathToFileURL(require.resolve('jose')).href);
  const jsonwebtoken = require('jsonwebtoken');
  const ltijs = require('./node_modules/ltijs/dist/Utils/Auth.js');
  const keySet = jose.createLocalJWKSet({ keys: [key] });
  const seen = new Set<string>();
  const database = {
    Get: async (_: unknown, __: unknown, { nonce }: { nonce: string }) => seen.has(nonce),
    Insert: async (_: unknown, __: unknown, { nonce }: { nonce: string }) => void seen.add(nonce),
  };
  const registered = {
    platformActive: async () => true,
    platformAuthConfig: async () => ({ method: 'JWK_KEY', key }),
    platformClientId: async () => platform.clientId,
    platformKid: async () => 'own',
  };
  return [
    {
      name: 'article',
      check: (idToken, issued) => verifyLaunch(idToken, platform, [key], async (nonce: string) => issued.delete(nonce)),
    },
    {
      name: 'ltijs',
      check: (idToken) =>
        (ltijs.default ?? ltijs).validateToken(
          idToken,
          false,
          { iss: platform.issuer, maxAge: 10 },
          async (issuer: string, client: string) =>
            issuer === platform.issuer && client === platform.clientId ? registered : undefined,
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

const outcome = async ({ check }: Verifier, { make, before }: Launch): Promise<string> => {
  const nonce = randomUUID();
  const issued = new Set([nonce]);
  const idToken = make(nonce);
  if (before) await check(idToken, issued);
  try {
    await check(idToken, issued);
    return 'opens';
  } catch (error) {
    return `refused: ${(error as Error).message.replace(/^launch refused: /, '')}`;
  }
};

installLibraries();
const all = await verifiers();
const rows = [];
for (const launch of [...launches, ...malformed]) {
  const results: Record<string, string> = {};
  for (const verifier of all) results[verifier.name] = await outcome(verifier, launch);
  rows.push({ launch: launch.what, ...results });
}

/** Which launch is accepted if one check is removed from the article’s code: if none is, the check is untested. */
async function withoutEachCheck() {
  const lines = articleCode('verify-launch.mjs').split('\n');
  const found = [];
  for (const [index, line] of lines.entries()) {
    const what = /^  must\(.*'(.+)'\);$/.exec(line)?.[1];
    if (!what) continue;
    const file = join(folder, `without-${index}.mjs`);
    writeFileSync(file, lines.toSpliced(index, 1).join('\n'));
    const { verifyLaunch } = await import(pathToFileURL(file).href);
    const maimed: Verifier = {
      name: what,
      check: (idToken, issued) => verifyLaunch(idToken, platform, [key], async (nonce: string) => issued.delete(nonce)),
    };
    const opened = [];
    for (const launch of [...launches.slice(1), ...malformed]) {
      if ((await outcome(maimed, launch)) === 'opens') opened.push(launch.what);
    }
    found.push({ without: what, opens: opened });
  }
  return found;
}

const wrong = rows.slice(1, launches.length);
const refused = Object.fromEntries(
  all.map(({ name }) => [name, wrong.filter((row) => row[name as keyof typeof row] !== 'opens').length]),
);
const checks = await withoutEachCheck();
const results = { node: process.version, libraries, wrongLaunches: wrong.length, refused, rows, checks };
writeFileSync(join(import.meta.dirname, 'results.json'), `${JSON.stringify(results, null, 2)}\n`);
console.table(rows);
console.log(`Of ${wrong.length} wrong launches refused:`, refused);
console.table(checks.map(({ without, opens }) => ({ without, opens: opens.join(' | ') })));

const [first] = rows;
if (first?.['article' as never] !== 'opens' || refused['article'] !== wrong.length) process.exitCode = 1;
