import { wrong } from '../model/finding.ts';
import type { Finding } from '../model/finding.ts';
import { errorMessage } from '../text/error-message.ts';
import { checkBackups } from './check-backups.ts';
import { checkClock } from './check-clock.ts';
import { checkDisk } from './check-disk.ts';
import { checkProxy } from './check-proxy.ts';
import { checkPublicAddress } from './check-public-address.ts';
import { checkServer } from './check-server.ts';
import { checkSettings } from './check-settings.ts';
import { checkSite } from './check-site.ts';
import { checkStorage } from './check-storage.ts';
import { checkWebhook } from './check-webhook.ts';

type CheckInput = {
  environment: Readonly<Record<string, string | undefined>>;
  /** The project's folder. */
  home: string;
  /** The settings file, if there is one, and the settings in it. */
  settings: { file: string | undefined; fileSettings: Readonly<Record<string, string | undefined>> };
  clock: () => Date;
  /** Whether to check the published address too. */
  visitsPublicAddress: boolean;
};

/** Checks everything that running the site needs. Sends nothing, and changes only the row with which `/readyz` tests the database. */
export async function runChecks(input: CheckInput): Promise<Finding[]> {
  const { environment, home, settings, clock, visitsPublicAddress } = input;
  const { config, findings: settingsFindings } = checkSettings(environment, home, settings);
  const { site, findings: siteFindings } = checkSite(config.siteDir, home);
  const now = clock();
  const folders = [...(config.databaseUrl ? [] : [config.dataDir]), config.siteDir, config.backupDir ?? home];
  return [
    ...settingsFindings,
    ...siteFindings,
    ...(await checkServer(config, site)),
    ...(await orFailure('database', checkStorage(config, now))),
    ...(await checkWebhook(config)),
    checkProxy(config, site?.address),
    checkBackups(config, now),
    ...checkDisk(folders),
    ...(await orFailure('clock', checkClock(config, clock))),
    ...(visitsPublicAddress ? await checkPublicAddress(site, now) : []),
  ];
}

/**
 * The findings of a check that queries a database; if the check fails, as when a connection is lost, a finding about that:
 * the other checks are still reported.
 */
const orFailure = (subject: string, findings: Promise<Finding | Finding[]>): Promise<Finding[]> =>
  findings
    .then((found) => [found].flat())
    .catch((error: unknown) => [wrong(subject, `cannot be checked: ${errorMessage(error)}`)]);
