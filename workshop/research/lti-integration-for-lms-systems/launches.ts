/** The launches: tokens of a simulated platform, genuine and wrong, with key pairs made for the run. */
import { createHmac, generateKeyPairSync, randomUUID, sign, type JsonWebKey } from 'node:crypto';

type Claims = Record<string, unknown>;
const lti = (name: string) => `https://purl.imsglobal.org/spec/lti/claim/${name}`;

export const platform = {
  issuer: 'https://lms.example',
  clientId: '10000000000042',
  deployments: ['7:8865aa05'],
  opens: 'LtiResourceLinkRequest',
  origins: ['https://tool.example'],
};

const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
/** The platform's public key, in the two formats that verifiers take. */
export const key = { ...own.publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'RS256', use: 'sig' } as JsonWebKey & {
  kid: string;
};
export const pem = own.publicKey.export({ format: 'pem', type: 'spki' }).toString();

export interface Launch {
  what: string;
  /** Sent once before: the repetition is what is wrong. */
  before?: boolean;
  make: (nonce: string) => string;
}

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

const changed = (change: Claims) => (nonce: string) => token({ ...genuine(nonce), ...change });
const hourAgo = () => Math.floor(Date.now() / 1_000) - 3_600;

export const launches: Launch[] = [
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
  { what: 'In the name of another platform (iss)', make: changed({ iss: 'https://other-lms.example' }) },
  { what: 'Version 2.0.0', make: changed({ [lti('version')]: '2.0.0' }) },
];

const without = (name: string) => (nonce: string) => {
  const { [name]: _, ...claims } = genuine(nonce);
  return token(claims);
};

/** Launches of the kind that 1EdTech's certification sends to a tool; the article's code looks at none of these claims. */
export const fromCertification: Launch[] = [
  { what: 'Without sub', make: without('sub') },
  { what: 'Without roles', make: without(lti('roles')) },
  { what: 'Without resource_link', make: without(lti('resource_link')) },
];

/** Also wrong, but not among the twelve: what a stranger's script sends. */
export const malformed: Launch[] = [
  { what: 'Not a token: “abc”', make: () => 'abc' },
  { what: 'Not a token: three dots of noise', make: () => 'a.b.c' },
];
