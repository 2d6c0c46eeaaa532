import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';

/** A certificate and its key, as PEM. */
export type Certificate = { cert: string; key: string };

/** Skips the test if there is no OpenSSL: Node makes no certificates. */
export function requireOpenssl(skip: (reason: string) => never): void {
  if (spawnSync('openssl', ['version']).error) skip('there is no openssl: apt-get install openssl');
}

/** A new self-signed certificate, valid for a day, for names as OpenSSL writes them: `IP:127.0.0.1`, `DNS:mail.example`. */
export function makeCertificate(names = 'IP:127.0.0.1'): Certificate {
  const folder = temporaryFolder();
  const [certFile, keyFile] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  const subject = ['-subj', '/CN=test', '-addext', `subjectAltName=${names}`];
  execFileSync('openssl', ['req', ...kind, ...subject, '-keyout', keyFile, '-out', certFile], { stdio: 'pipe' });
  return { cert: readFileSync(certFile, 'utf8'), key: readFileSync(keyFile, 'utf8') };
}
