/** The certificates of the trials: authorities, devices and revocation lists, in a temporary folder. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const place = mkdtempSync(join(tmpdir(), 'fleet-'));
export const at = (file: string) => join(place, file);

const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: place, stdio: ['ignore', 'pipe', 'pipe'] });

/** OpenSSL’s time format, for that many seconds from now. */
const when = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString().replace(/[-:T]|\.\d+/g, '');
export const day = 86_400;

function makeAuthority(name: string) {
  writeFileSync(at(`${name}.index`), '');
  writeFileSync(at(`${name}.serial`), '1000\n');
  writeFileSync(at(`${name}.crlnumber`), '01\n');
  writeFileSync(
    at(`${name}.cnf`),
    `[ca]\ndefault_ca=own\n[own]\ndatabase=${name}.index\nserial=${name}.serial\ncrlnumber=${name}.crlnumber\n` +
      `new_certs_dir=.\ncertificate=${name}.crt\nprivate_key=${name}.key\ndefault_md=sha256\npolicy=any\n` +
      `unique_subject=no\ncopy_extensions=copy\n[any]\ncommonName=supplied\n`,
  );
  openssl(
    ...`req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 30 -subj /CN=${name} -keyout ${name}.key -out ${name}.crt`.split(
      ' ',
    ),
  );
}

/** A key and a certificate of `authority`, valid between two times given in seconds from now. */
export function makeCertificate(name: string, authority: string, from: number, until: number, extra: string[] = []) {
  openssl(
    ...`req -new -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=${name} -keyout ${name}.key -out ${name}.csr`.split(
      ' ',
    ),
    ...extra,
  );
  openssl(
    ...`ca -batch -notext -config ${authority}.cnf -in ${name}.csr -out ${name}.crt -startdate ${when(from)} -enddate ${when(until)}`.split(
      ' ',
    ),
  );
}

/** A revocation list of `authority`, dated yesterday. */
export function makeRevocationList(file: string, until: number, authority = 'fleet-ca') {
  openssl(
    ...`ca -gencrl -config ${authority}.cnf -out ${file} -crl_lastupdate ${when(-day)} -crl_nextupdate ${when(until)}`.split(
      ' ',
    ),
  );
}

export const revoke = (name: string) => openssl('ca', '-config', 'fleet-ca.cnf', '-revoke', `${name}.crt`);

/** All authorities and certificates that more than one trial needs. */
export function makeFleet() {
  makeAuthority('fleet-ca');
  copyFileSync(at('fleet-ca.crt'), at('trusted-by-devices.crt'));
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
