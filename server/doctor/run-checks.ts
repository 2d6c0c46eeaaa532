import { wrong, type Finding } from '../model/finding.ts';
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
  settings: { file: string | undefined; written: Readonly<Record<string, string | undefined>> };
  clock: () => Date;
  /** Whether to check the published address too. */
  visits: boolean;
};

/** Checks everything that running the site needs. Changes nothing, sends nothing. */
export async function runChecks({ environment, home, settings, clock, visits }: CheckInput): Promise<Finding[]> {
  const { config, findings } = checkSettings(environment, home, settings);
  const { site, findings: ofSite } = checkSite(config.siteDir, home);
  const now = clock();
  const folders = [...(config.databaseUrl ? [] : [config.dataDir]), config.siteDir, config.backupDir ?? home];
  return [
    ...findings,
    ...ofSite,
    ...(await checkServer(config, site)),
    ...(await reported('database', checkStorage(config, now))),
    ...(await checkWebhook(config)),
    checkProxy(config, site?.address),
    checkBackups(config, now),
    ...checkDisk(folders),
    await checkClock(config, clock),
    ...(visits ? await checkPublicAddress(site, now) : []),
  ];
}

/** A check that fails is itself a finding: the others are still reported. */
const reported = (what: string, findings: Promise<Finding[]>): Promise<Finding[]> =>
  findings.catch((error: unknown) => [wrong(what, `cannot be checked: ${errorMessage(error)}`)]);
