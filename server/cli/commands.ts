import type { Command } from './command.ts';
import { audit } from './commands/audit.ts';
import { backup } from './commands/backup.ts';
import { check } from './commands/check.ts';
import { deleteEnquiries } from './commands/delete.ts';
import { discard } from './commands/discard.ts';
import { eraseListed } from './commands/erase-listed.ts';
import { exportEnquiries } from './commands/export.ts';
import { failed } from './commands/failed.ts';
import { held } from './commands/held.ts';
import { list } from './commands/list.ts';
import { purge } from './commands/purge.ts';
import { restore } from './commands/restore.ts';
import { retry } from './commands/retry.ts';
import { search } from './commands/search.ts';
import { serve } from './commands/serve.ts';
import { drop, release } from './commands/settle-held.ts';
import { show } from './commands/show.ts';
import { stats } from './commands/stats.ts';

/** All commands, in the order of the help. */
export const commands: readonly Command[] = [
  list,
  show,
  search,
  serve,
  exportEnquiries,
  stats,
  failed,
  retry,
  discard,
  held,
  release,
  drop,
  deleteEnquiries,
  purge,
  backup,
  restore,
  eraseListed,
  audit,
  check,
];
