/** The launches: tokens of a simulated platform, genuine and wrong, with key pairs made for the run. */
import { createHmac, generateKeyPairSync, randomUUID, sign, type JsonWebKey } from 'node:crypto';

type Claims = Record<string, unknown>;
const ltiClaim = (name: string) => `https://purl.imsglobal.org/spec/lti/claim/${name}`;

export const platform = {
  issuer: 'https://lms.example',
  clientId: '10000000000042',
  deployments: ['7:8865aa05'],
  opens: 'LtiResourceLinkRequest',
  origins: ['https://tool.example'],
};

const platformKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const strangerKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });
/** The platform's public key as a JSON Web Key. */
export const key = {
  ...platformKeys.publicKey.export({ format: 'jwk' }),
  kid: 'k1',
  alg: 'RS256',
  use: 'sig',
} as JsonWebKey & {
  kid: string;
};
/** The platform's public key in PEM. */
export const pem = platformKeys.publicKey.export({ format: 'pem', type: 'spki' }).toString();

export interface Launch {
  name: string;
  /** Whether the token is sent twice: then the repetition is what is wrong. */
  isRepeated?: boolean;
  /** The token for a nonce that the tool issued. */
  createToken: (nonce: string) => string;
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The claims that the platform would send now; `nonce` was issued by the tool. */
function genuineClaims(nonce: string): Claims {
  const now = Math.floor(Date.now() / 1_000);
  return {
    iss: platform.issuer,
    aud: platform.clientId,
    sub: randomUUID(),
    nonce,
    iat: now,
    exp: now + 300,
    [ltiClaim('version')]: '1.3.0',
    [ltiClaim('message_type')]: 'LtiResourceLinkRequest',
    [ltiClaim('deployment_id')]: platform.deployments[0],
    [ltiClaim('target_link_uri')]: 'https://tool.example/lab/3',
    [ltiClaim('resource_link')]: { id: 'lab-3' },
    [ltiClaim('roles')]: ['http://purl.imsglobal.org/vocab/lis/v2/membership#Learner'],
  };
}

/** A signed token (RS256). */
function token(claims: Claims, header: Claims = {}, signer = platformKeys.privateKey): string {
  const text = `${encode({ alg: 'RS256', typ: 'JWT', kid: 'k1', ...header })}.${encode(claims)}`;
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), signer).toString('base64url')}`;
}

/** A token signed with the public key as if it were a shared secret (HS256). */
function hmacToken(claims: Claims): string {
  const text = `${encode({ alg: 'HS256', typ: 'JWT', kid: 'k1' })}.${encode(claims)}`;
  return `${text}.${createHmac('sha256', pem).update(text).digest('base64url')}`;
}

function changeOneByte(idToken: string): string {
  const [head, body, signature = ''] = idToken.split('.');
  const bytes = Buffer.from(signature, 'base64url');
  bytes[100]! ^= 1;
  return `${head}.${body}.${bytes.toString('base64url')}`;
}

/** Creates genuine tokens with some claims replaced. */
const withClaims = (change: Claims) => (nonce: string) => token({ ...genuineClaims(nonce), ...change });
/** The time an hour ago, in seconds since 1970. */
const hourAgo = () => Math.floor(Date.now() / 1_000) - 3_600;

export const launches: Launch[] = [
  { name: 'Genuine', createToken: (nonce) => token(genuineClaims(nonce)) },
  { name: 'The same token again', isRepeated: true, createToken: (nonce) => token(genuineClaims(nonce)) },
  {
    name: 'alg set to none, no signature',
    createToken: (nonce) => `${encode({ alg: 'none', kid: 'k1' })}.${encode(genuineClaims(nonce))}.`,
  },
  { name: 'HS256, keyed with the platform’s public key', createToken: (nonce) => hmacToken(genuineClaims(nonce)) },
  {
    name: 'Signed by a stranger under a key id nobody knows',
    createToken: (nonce) => token(genuineClaims(nonce), { kid: 'k9' }, strangerKeys.privateKey),
  },
  {
    name: 'One byte of the signature changed',
    createToken: (nonce) => changeOneByte(token(genuineClaims(nonce))),
  },
  { name: 'For another tool (aud)', createToken: withClaims({ aud: '10000000000099' }) },
  {
    name: 'From a deployment nobody registered',
    createToken: withClaims({ [ltiClaim('deployment_id')]: '8:other-school' }),
  },
  {
    name: 'Five minutes past its expiry',
    createToken: (nonce) =>
      token({ ...genuineClaims(nonce), iat: hourAgo(), exp: Math.floor(Date.now() / 1_000) - 300 }),
  },
  {
    name: 'target_link_uri on another site',
    createToken: withClaims({ [ltiClaim('target_link_uri')]: 'https://elsewhere.example/lab/3' }),
  },
  {
    name: 'A deep linking request at the launch address',
    createToken: withClaims({ [ltiClaim('message_type')]: 'LtiDeepLinkingRequest' }),
  },
  { name: 'In the name of another platform (iss)', createToken: withClaims({ iss: 'https://other-lms.example' }) },
  { name: 'Version 2.0.0', createToken: withClaims({ [ltiClaim('version')]: '2.0.0' }) },
];

/** Creates genuine tokens without one claim. */
const withoutClaim = (name: string) => (nonce: string) => {
  const { [name]: _, ...claims } = genuineClaims(nonce);
  return token(claims);
};

/** Launches of the kind that 1EdTech's certification sends to a tool; the article's code checks none of these claims. */
export const certificationLaunches: Launch[] = [
  { name: 'Without sub', createToken: withoutClaim('sub') },
  { name: 'Without roles', createToken: withoutClaim(ltiClaim('roles')) },
  { name: 'Without resource_link', createToken: withoutClaim(ltiClaim('resource_link')) },
];

/** Tokens that a stranger's script may send: wrong, but not among the twelve. */
export const malformedTokens: Launch[] = [
  { name: 'Not a token: “abc”', createToken: () => 'abc' },
  { name: 'Not a token: three parts of noise', createToken: () => 'a.b.c' },
];
