import type { EnquiryRow } from '../../storage/database.ts';
import { enquiriesNewestFirst } from '../../storage/read-enquiries.ts';
import type { Command } from '../command.ts';
import { enquiryJson } from '../enquiry-json.ts';
import { enquiryTable } from '../enquiry-table.ts';
import { limitOf } from '../read-arguments.ts';
import { terminalLine } from '../terminal-text.ts';
import { UsageError } from '../usage-error.ts';

export const search: Command = {
  name: 'search',
  takes: 'WORDS',
  summary: 'those that contain all the words, the newest first',
  help: `The words may stand anywhere in name, email, phone and question; capitals and accents do not matter. A phone is
found by its digits, however they are grouped.

  --limit 200   more than 50 of them, or fewer
  --json        one line of JSON each, for programs`,
  options: { limit: { type: 'string' }, json: { type: 'boolean' } },
  check(given) {
    limitOf(given);
    if (given.positionals.join('').trim() === '') throw new UsageError('search takes words, such as: search booking');
  },
  async run(given, { database, print }) {
    const words = given.positionals.flatMap((text) => text.split(/\s+/)).filter((word) => word !== '');
    const limit = limitOf(given);
    const found: EnquiryRow[] = [];
    for await (const row of enquiriesNewestFirst(database.kysely)) {
      if (containsAll(row, words)) found.push(row);
      if (found.length === limit) break;
    }
    if (given.values['json']) for (const row of found) await print(enquiryJson(row));
    else if (found.length > 0) await print(enquiryTable(found));
    else await print(`No enquiry contains ${words.map(terminalLine).join(' and ')}.`);
  },
};

/** Here and not in the database: each has its own idea of capitals beyond ASCII. */
function containsAll({ name, email, phone, question }: EnquiryRow, words: readonly string[]): boolean {
  const text = folded([name, email, phone, question].join('\n'));
  const digits = phone.replace(/\D/g, '');
  return words.every((word) => {
    const sought = word.replace(/\D/g, '');
    return text.includes(folded(word)) || (/^[\d()+.-]{4,}$/.test(word) && digits.includes(sought));
  });
}

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
