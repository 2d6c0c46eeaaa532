import { securityHeaders } from '#hosting/security-headers.ts';
import { errorMessage } from '../text/error-message.ts';
import { pluralize } from '../text/pluralize.ts';
import { httpGet } from './http-get.ts';
import type { HttpResponse } from './http-get.ts';
import { releaseName } from './check-site.ts';
import type { BuiltSite } from './check-site.ts';
import type { Finding } from '../model/finding.ts';
import { missing, ok, wrong } from '../model/finding.ts';

/** Days that a certificate must still be valid: renewal usually happens a month before its end. */
const minDays = 14;

/** Statuses of a redirect that browsers remember, so that later visits begin with https. */
const permanentRedirects = [301, 308];

/** Statuses of a redirect that browsers follow once, so that later visits begin without encryption again. */
const temporaryRedirects = [302, 303, 307];

const headerNames = securityHeaders({ scriptHashes: [], connectOrigins: [], formOrigins: [] }).map(([name]) => name);

/**
 * Checks the published address as a visitor meets it: name, certificate, headers, release, and where plain HTTP leads.
 */
export async function checkPublicAddress(
  site: BuiltSite | undefined,
  now: Date,
  visit: typeof httpGet = httpGet,
): Promise<Finding[]> {
  const address = site?.address;
  if (!site || address === undefined) return [];
  if (!address.startsWith('https:')) return [missing('tls', `${address} is not encrypted: publish the site at https`)];
  let response: HttpResponse;
  try {
    response = await visit(address, '/release.json');
  } catch (error) {
    return [
      wrong('tls', `${address} cannot be reached (${errorMessage(error)}): check its DNS name, proxy and certificate`),
    ];
  }
  return [
    checkCertificate(address, response, now),
    checkResponse(address, response, site),
    await checkRedirect(address, visit),
  ];
}

function checkCertificate(address: string, { certificate }: HttpResponse, now: Date): Finding {
  const until = new Date(certificate?.valid_to ?? '');
  const days = Math.floor((until.getTime() - now.getTime()) / 86_400_000);
  const message = `the certificate of ${address} is valid for ${pluralize(days, 'day')}`;
  return days >= minDays
    ? ok('tls', message)
    : wrong('tls', `${message}: renew it, and find out why it was not renewed`);
}

function checkResponse(address: string, { status, rawHeaders, body }: HttpResponse, site: BuiltSite): Finding {
  if (status !== 200) return wrong('visit', `${address}/release.json answers ${status}: check where the proxy leads`);
  const names = rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
  const countOf = (header: string): number => names.filter((name) => name === header.toLowerCase()).length;
  const repeated = headerNames.filter((name) => countOf(name) > 1);
  const absent = headerNames.filter((name) => countOf(name) === 0);
  if (repeated.length > 0)
    return wrong('visit', `${address} sends ${repeated.join(', ')} twice: let the proxy add none of them`);
  if (absent.length > 0) return wrong('visit', `${address} sends no ${absent.join(', ')}: let the proxy pass them on`);
  const served = releaseName(body);
  if (served !== site.release)
    return wrong('visit', `${address} serves release ${served || '(none)'}, but the build is ${site.release}`);
  return ok('visit', `${address} serves the current build, with its headers`);
}

async function checkRedirect(address: string, visit: typeof httpGet): Promise<Finding> {
  const httpAddress = address.replace('https:', 'http:').replace(/:\d+$/, '');
  try {
    const { status, rawHeaders } = await visit(httpAddress, '/');
    const nameIndex = rawHeaders.findIndex((text, index) => index % 2 === 0 && text.toLowerCase() === 'location');
    const location = nameIndex < 0 ? '' : rawHeaders[nameIndex + 1]!;
    const leadsToAddress = originOf(location) === address;
    if (leadsToAddress && permanentRedirects.includes(status))
      return ok('http', `${httpAddress} redirects to ${address}`);
    if (leadsToAddress && temporaryRedirects.includes(status)) {
      return wrong(
        'http',
        `${httpAddress} redirects to ${address} with status ${status}, which browsers do not remember: answer with ` +
          permanentRedirects.join(' or '),
      );
    }
    return wrong('http', `${httpAddress} answers ${status} instead of redirecting to ${address}`);
  } catch (error) {
    return missing(
      'http',
      `${httpAddress} does not answer (${errorMessage(error)}): visitors who type only the name may not reach the site`,
    );
  }
}

function originOf(location: string): string | undefined {
  return URL.canParse(location) ? new URL(location).origin : undefined;
}
