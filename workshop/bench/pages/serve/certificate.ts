import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheRoot } from '../folders.ts';

export interface Certificate {
  key: string;
  cert: string;
  /** The hash of the public key that Chromium trusts, so that it also caches responses. */
  fingerprint: string;
}

/** Makes a certificate for localhost, valid for a month: browsers use HTTP/2 only over TLS. */
export function makeCertificate(): Certificate {
  mkdirSync(cacheRoot, { recursive: true });
  const [keyFile, certFile] = [join(cacheRoot, 'key.pem'), join(cacheRoot, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '30'];
  try {
    execFileSync('openssl', ['req', '-x509', ...kind, ...subject, '-keyout', keyFile, '-out', certFile], {
      stdio: 'pipe',
    });
  } catch (error) {
    throw new Error('No certificate could be made: install openssl.', { cause: error });
  }
  const cert = readFileSync(certFile, 'utf8');
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  const fingerprint = createHash('sha256').update(publicKey).digest('base64');
  return { key: readFileSync(keyFile, 'utf8'), cert, fingerprint };
}
