import { StartError } from '../../startup/start-error.ts';
import { enquiryCount } from '../../model/enquiry-count.ts';
import { databaseFile } from '../../storage/sqlite/database-file.ts';
import { backUpSqlite } from '../../storage/sqlite/back-up-sqlite.ts';
import type { Command } from '../command.ts';
import { requireFile } from '../read-arguments.ts';
import { terminalJson } from '../../text/terminal-text.ts';

export const backup: Command = {
  name: 'backup',
  synopsis: 'FILE',
  summary: 'copy the database to a new file, and check the copy',
  help: `Works while the server runs: the copy contains every enquiry acknowledged before. It is opened, checked and counted, and only
its owner can read it. FILE must be a full path, outside the release's folder, which is deleted one day. Move the copy off the
machine. docs/backups.md says how to restore it. For PostgreSQL, use pg_dump.

  backup /var/backups/enquiries-$(date +%F).sqlite
  --json        the count as JSON, for programs`,
  options: { json: { type: 'boolean' } },
  check: (args) => void requireFile('backup', args),
  async run(args, { config, database, print }) {
    if (database.dialect === 'postgres') {
      throw new StartError(`Enquiries are kept in ${database.name}: back it up with pg_dump -Fc.`);
    }
    const target = requireFile('backup', args);
    const { enquiries, bytes } = await backUpSqlite(databaseFile(config.dataDir), target);
    const message = `Copied ${enquiryCount(enquiries)} to ${target} (${Math.ceil(bytes / 1024)} kB). The copy was opened and checked.`;
    await print(args.values['json'] ? terminalJson({ file: target, enquiries, bytes }) : message);
  },
};
