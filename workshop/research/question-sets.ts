/** Two public sets of questions with their intents, in the parts that their authors made. */
import { readSource } from './source-file.ts';

export type LabeledQuestion = [question: string, intent: string];

/** The parts of CLINC150; those that begin with `oos` have questions without one of its intents. */
type ClincPart = 'train' | 'val' | 'test' | 'oos_train' | 'oos_val' | 'oos_test';

export async function readClinc150(): Promise<Record<ClincPart, LabeledQuestion[]>> {
  const text = await readSource({
    path: 'clinc150/data_full.json',
    url: 'https://raw.githubusercontent.com/clinc/oos-eval/828f8093932c8fe6ca7936c3d2e52903b1c523de/data/data_full.json',
    sha256: '36923c3705a59e08fe9c3883d8bc2dd966ef93e22cb78ac41171782a698d56e0',
  });
  return JSON.parse(text) as Record<ClincPart, LabeledQuestion[]>;
}

const bankingUrl =
  'https://raw.githubusercontent.com/PolyAI-LDN/task-specific-datasets/57ec275d8078af65b7731c2a98be812d844a6d6b/banking_data';

export async function readBanking77(): Promise<Record<'train' | 'test', LabeledQuestion[]>> {
  const part = async (name: string, sha256: string) =>
    rowsOf(await readSource({ path: `banking77/${name}.csv`, url: `${bankingUrl}/${name}.csv`, sha256 }));
  return {
    train: await part('train', 'b06e26ac675513959a63135f11b94ea7786ed02da65db93a5650d8838cbc664b'),
    test: await part('test', 'd12d6e3bc4c3103966ae786dc435913c0c563dfa328f5a3646d0e62cfeeb474d'),
  };
}

/** The rows of a CSV file with a text and a category; a quoted text may contain commas and line breaks. */
const rowsOf = (csv: string): LabeledQuestion[] =>
  [...csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*)),([^,\n]+)\r?\n/g)]
    .slice(1)
    .map(([, quoted, bare, intent]) => [(quoted?.replaceAll('""', '"') ?? bare!).trim(), intent!.trim()]);
