/**
 * What the article's leak search finds in two public sets of questions, between the training and the test part that
 * their authors made. Run alone, it updates `publicly` in results.json:
 *
 *     node workshop/research/new-datasets-to-train-ai/public-sets.ts
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBanking77, readClinc150, type LabeledQuestion } from '../question-sets.ts';
import { roundTo } from '../statistics.ts';
import { writeResults } from '../write-results.ts';
import { folder, python, writeLeaks } from './leaks.ts';

/** The words of a text as leaks.py sees them, without case and punctuation. */
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
/** Whether a text has fewer words than the runs that leaks.py looks for. */
const isShort = (text: string) => wordsOf(text).length < 8;
const normalizedText = ([text]: LabeledQuestion) => wordsOf(text).join(' ');

/** What the article's leaks.py finds in a set, and what a comparison of all its texts word for word finds. */
function search(name: string, { train, test }: Record<'train' | 'test', LabeledQuestion[]>) {
  const write = (part: string, rows: LabeledQuestion[]) => {
    const file = join(folder, `${name}-${part}.txt`);
    writeFileSync(file, rows.map(([text]) => `${text.replace(/\s+/g, ' ')}\n`).join(''));
    return file;
  };
  const output = execFileSync(python, [writeLeaks(), write('train', train), write('test', test)], { encoding: 'utf8' });
  const found = JSON.parse(output.slice(output.lastIndexOf('['))) as number[];
  const labels = Map.groupBy(train, normalizedText);
  const identical = test.filter((row) => labels.has(normalizedText(row)));
  return {
    set: name,
    train: train.length,
    test: test.length,
    leaks: found.length,
    share: roundTo(found.length / test.length),
    /** The number of test texts with fewer than eight words, which the search does not see. */
    short: test.filter(([text]) => isShort(text)).length,
    /** The number of test texts, of any length, that are in the training part word for word. */
    identical: identical.length,
    identicalAndShort: identical.filter(([text]) => isShort(text)).length,
    /** The identical texts that have another label there. */
    labeledOtherwise: identical
      .map((row) => ({ text: row[0], test: row[1], train: labels.get(normalizedText(row))!.map(([, label]) => label) }))
      .filter(({ test: testLabel, train: trainLabels }) => !trainLabels.includes(testLabel)),
  };
}

/** The results of the search in both sets. */
export const publicSets = async () => [
  search('CLINC150', await readClinc150()),
  search('BANKING77', await readBanking77()),
];

if (import.meta.main) {
  const publicResults = await publicSets();
  console.table(publicResults);
  const results = JSON.parse(readFileSync(join(import.meta.dirname, 'results.json'), 'utf8')) as object;
  writeResults(import.meta.dirname, { ...results, publicly: publicResults });
}
