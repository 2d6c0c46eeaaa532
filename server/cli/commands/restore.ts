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
  summary: 'put a backup in the place of the database, while no server runs',
  help: `Stop the server first, and its socket: systemctl stop site.socket site.service. The backup is copied, opened, checked and
counted, and who was erased since (ERASURE_LIST) is deleted from it; the database that was there is kept under another name. Of
PostgreSQL: pg_restore into an empty database (docs/backups.md, "Restoring"), then erase-listed.

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
        ? `Erased since, and deleted again: ${enquiryCount(erasedCount)} of the backup.`
        : `There is no list of erasures at ${config.erasureList}: if anybody was erased since, take it from where backups are ` +
            'kept, put it there and restore again before the server starts, or run erase-listed after it.',
    );
  },
};

/** A sentence that says where the replaced database is kept, `log` with what was not yet in its file. */
function previousDatabase(path: string | undefined, log: string | undefined): string {
  if (path === undefined) return 'There was no database before.';
  if (log === undefined) return `The previous database is in ${path}: delete it when all is well.`;
  return `The previous database is in ${path} and ${log}: delete both when all is well.`;
}
