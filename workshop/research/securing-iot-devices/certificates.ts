/** The certificates of the trials: authorities, devices and revocation lists, in a temporary folder. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Holds the files of all trials. Created on import; study.ts deletes it. */
export const folder = mkdtempSync(join(tmpdir(), 'fleet-'));
export const pathOf = (file: string) => join(folder, file);

/** A day in seconds. */
export const day = 86_400;

/** Runs OpenSSL with arguments separated by spaces, then `more`. */
const openssl = (args: string, more: string[] = []) =>
  execFileSync('openssl', [...args.split(' '), ...more], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });

const newKey = '-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes';

/** The time the given number of seconds from now, in OpenSSL's format. */
const opensslTime = (seconds: number) =>
  new Date(Date.now() + seconds * 1_000).toISOString().replace(/[-:T]|\.\d+/g, '');

/** A certificate authority with the files in which OpenSSL keeps its state. */
function makeAuthority(name: string) {
  writeFileSync(pathOf(`${name}.index`), '');
  writeFileSync(pathOf(`${name}.serial`), '1000\n');
  writeFileSync(pathOf(`${name}.crlnumber`), '01\n');
  writeFileSync(
    pathOf(`${name}.cnf`),
    `[ca]\ndefault_ca=own\n[own]\ndatabase=${name}.index\nserial=${name}.serial\ncrlnumber=${name}.crlnumber\n` +
      `new_certs_dir=.\ncertificate=${name}.crt\nprivate_key=${name}.key\ndefault_md=sha256\npolicy=any\n` +
      `unique_subject=no\ncopy_extensions=copy\n[any]\ncommonName=supplied\n`,
  );
  openssl(`req -x509 ${newKey} -days 30 -subj /CN=${name} -keyout ${name}.key -out ${name}.crt`);
}

/**
 * Makes a key and a certificate of `authority`, valid `from` and `until` the given number of seconds from now; `more` are
 * further options of `openssl req`.
 */
export function makeCertificate(name: string, authority: string, from: number, until: number, more: string[] = []) {
  openssl(`req -new ${newKey} -subj /CN=${name} -keyout ${name}.key -out ${name}.csr`, more);
  const validity = `-startdate ${opensslTime(from)} -enddate ${opensslTime(until)}`;
  openssl(`ca -batch -notext -config ${authority}.cnf -in ${name}.csr -out ${name}.crt ${validity}`);
}

/** Makes a revocation list of `authority`, dated yesterday, whose successor is due `until` seconds from now. */
export function makeRevocationList(file: string, until: number, authority = 'fleet-ca') {
  const validity = `-crl_lastupdate ${opensslTime(-day)} -crl_nextupdate ${opensslTime(until)}`;
  openssl(`ca -gencrl -config ${authority}.cnf -out ${file} ${validity}`);
}

/** Revokes a certificate of `fleet-ca`: it is on the lists that are made from now on. */
export const revoke = (name: string) => openssl(`ca -config fleet-ca.cnf -revoke ${name}.crt`);

/** Makes the authorities, and the certificates that several trials use. */
export function makeFleet() {
  makeAuthority('fleet-ca');
  copyFileSync(pathOf('fleet-ca.crt'), pathOf('trusted-by-devices.crt'));
  makeAuthority('other-ca');
  makeAuthority('second-ca');
  makeCertificate('broker', 'fleet-ca', -day, 10 * day, ['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']);
  makeCertificate('collector', 'fleet-ca', -day, 10 * day);
  makeCertificate('pump-1', 'fleet-ca', -day, 10 * day);
  makeCertificate('pump-2', 'fleet-ca', -day, 10 * day);
  makeCertificate('pump-old', 'fleet-ca', -10 * day, -day);
  makeCertificate('pump-early', 'fleet-ca', day, 10 * day);
  makeCertificate('stranger', 'other-ca', -day, 10 * day);
  makeCertificate('valve-1', 'second-ca', -day, 10 * day);
}
