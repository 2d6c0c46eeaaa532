/**
 * What the article's leak search finds in two public sets of questions, between the training and the test part that
 * their authors made. Run alone, it updates `publicly` in results.json:
 *
 *     node workshop/research/new-datasets-to-train-ai/public-sets.ts
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSource } from '../source-file.ts';
import { writeResults } from '../write-results.ts';
import { folder, python, writeLeaks } from './leaks.ts';

type LabeledText = [text: string, label: string];
interface PublicSet {
  name: string;
  train: LabeledText[];
  test: LabeledText[];
}

async function readClinc(): Promise<PublicSet> {
  const { train, test } = JSON.parse(
    await readSource({
      path: 'clinc150/data_full.json',
      url: 'https://raw.githubusercontent.com/clinc/oos-eval/828f8093932c8fe6ca7936c3d2e52903b1c523de/data/data_full.json',
      sha256: '36923c3705a59e08fe9c3883d8bc2dd966ef93e22cb78ac41171782a698d56e0',
    }),
  ) as { train: LabeledText[]; test: LabeledText[] };
  return { name: 'CLINC150', train, test };
}

const bankingUrl =
  'https://raw.githubusercontent.com/PolyAI-LDN/task-specific-datasets/57ec275d8078af65b7731c2a98be812d844a6d6b/banking_data';

async function readBanking(): Promise<PublicSet> {
  const part = async (name: string, sha256: string) =>
    rowsOf(await readSource({ path: `banking77/${name}.csv`, url: `${bankingUrl}/${name}.csv`, sha256 }));
  return {
    name: 'BANKING77',
    train: await part('train', 'b06e26ac675513959a63135f11b94ea7786ed02da65db93a5650d8838cbc664b'),
    test: await part('test', 'd12d6e3bc4c3103966ae786dc435913c0c563dfa328f5a3646d0e62cfeeb474d'),
  };
}

/** The rows of a CSV file with a text and a category; a quoted text may contain commas and line breaks. */
const rowsOf = (csv: string): LabeledText[] =>
  [...csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*)),([^,\n]+)\r?\n/g)]
    .slice(1)
    .map(([, quoted, bare, label]) => [(quoted?.replaceAll('""', '"') ?? bare!).trim(), label!.trim()]);

/** The words of a text as leaks.py sees them, without case and punctuation. */
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
/** Whether a text has fewer words than a run that leaks.py looks for. */
const isShort = (text: string) => wordsOf(text).length < 8;
const normalizedText = ([text]: LabeledText) => wordsOf(text).join(' ');

/** What the article's leaks.py finds in a set, and what a comparison of all its texts word for word finds. */
function search({ name, train, test }: PublicSet) {
  const write = (part: string, rows: LabeledText[]) => {
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
    share: Number((found.length / test.length).toFixed(4)),
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
export const publicSets = async () => [search(await readClinc()), search(await readBanking())];

if (import.meta.main) {
  const publicResults = await publicSets();
  console.table(publicResults);
  const results = JSON.parse(readFileSync(join(import.meta.dirname, 'results.json'), 'utf8')) as object;
  writeResults(import.meta.dirname, { ...results, publicly: publicResults });
}
