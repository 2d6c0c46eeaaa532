import { readErasureList } from '../../erasures/erasure-list.ts';
import { enquiryCount } from '../../model/enquiry-count.ts';
import { StartError } from '../../startup/start-error.ts';
import { databaseFile } from '../../storage/sqlite/database-file.ts';
import { restoreSqlite } from '../../storage/sqlite/restore-sqlite.ts';
import type { Command } from '../command.ts';
import { requireFile } from '../read-arguments.ts';

export const restore: Command = {
  name: 'restore',
  synopsis: 'FILE',
  summary: 'replace the database with a backup, while no server runs',
  help: `First stop the server and its socket: systemctl stop site.socket site.service. The backup is copied, opened, checked and
counted, and people erased since (ERASURE_LIST) are deleted from the copy. The previous database is kept under another name.
For PostgreSQL, run pg_restore into an empty database (docs/backups.md, "Restoring"), then erase-listed.

  restore /var/backups/enquiries-2026-11-22.sqlite`,
  options: {},
  check: (args) => void requireFile('restore', args),
  async runAlone(args, { config, now, print }) {
    if (config.databaseUrl) {
      throw new StartError(
        'Enquiries are kept in PostgreSQL: stop the servers and restore with pg_restore (docs/backups.md, "Restoring"), ' +
          'then run erase-listed: people erased since the backup would otherwise be back.',
      );
    }
    const backup = requireFile('restore', args);
    const file = databaseFile(config.dataDir);
    const list = readErasureList(config.erasureList);
    const {
      enquiryCount: restoredCount,
      erasedCount,
      keptPath,
      keptLog,
    } = restoreSqlite(file, backup, now, (enquiry) => list?.has(enquiry) ?? false);
    await print(
      `Restored ${enquiryCount(restoredCount)} from ${backup} to ${file}. ${previousDatabase(keptPath, keptLog)}`,
    );
    await print(
      list
        ? `Erased since the backup, and deleted again: ${enquiryCount(erasedCount)}.`
        : `There is no list of erasures at ${config.erasureList}: if anyone was erased since the backup, copy the list there from where ` +
            'you keep backups, then restore again before the server starts, or run erase-listed after it.',
    );
  },
};

/** A sentence that says where the replaced database is kept; `log` is the file of what was not yet in it, if any. */
function previousDatabase(path: string | undefined, log: string | undefined): string {
  if (path === undefined) return 'There was no database before.';
  if (log === undefined) return `The previous database is in ${path}: delete it when you no longer need it.`;
  return `The previous database is in ${path} and ${log}: delete both when you no longer need them.`;
}
