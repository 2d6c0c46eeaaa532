/** Two public sets of questions, each in three parts: to learn from, to answer, and without an answer. */
import { readSource } from '../source-file.ts';

export type LabeledQuestion = [question: string, intent: string];

export interface QuestionSet {
  name: string;
  /** What the classifiers learn from. */
  learned: LabeledQuestion[];
  /** Questions that were not learned, with intents that were. */
  known: LabeledQuestion[];
  /** Questions with intents that were not learned. */
  unknown: LabeledQuestion[];
}

/** CLINC150: everything except its training part is asked, whichever part its authors put it in. */
export async function readClinc(): Promise<
  QuestionSet & { ownSplit: { pool: LabeledQuestion[]; test: LabeledQuestion[] } }
> {
  const data = JSON.parse(
    await readSource({
      path: 'clinc150/data_full.json',
      url: 'https://raw.githubusercontent.com/clinc/oos-eval/828f8093932c8fe6ca7936c3d2e52903b1c523de/data/data_full.json',
      sha256: '36923c3705a59e08fe9c3883d8bc2dd966ef93e22cb78ac41171782a698d56e0',
    }),
  ) as Record<'train' | 'val' | 'test' | 'oos_train' | 'oos_val' | 'oos_test', LabeledQuestion[]>;
  const pool = [...data.oos_train, ...data.oos_val];
  return {
    name: 'CLINC150',
    learned: data.train,
    known: [...data.val, ...data.test],
    unknown: [...pool, ...data.oos_test],
    ownSplit: { pool, test: data.oos_test },
  };
}

const bankingUrl =
  'https://raw.githubusercontent.com/PolyAI-LDN/task-specific-datasets/57ec275d8078af65b7731c2a98be812d844a6d6b/banking_data';

/** BANKING77: every fourth intent by name is not learned, so that its questions have no answer. */
export async function readBanking(): Promise<QuestionSet> {
  const train = rowsOf(
    await readSource({
      path: 'banking77/train.csv',
      url: `${bankingUrl}/train.csv`,
      sha256: 'b06e26ac675513959a63135f11b94ea7786ed02da65db93a5650d8838cbc664b',
    }),
  );
  const test = rowsOf(
    await readSource({
      path: 'banking77/test.csv',
      url: `${bankingUrl}/test.csv`,
      sha256: 'd12d6e3bc4c3103966ae786dc435913c0c563dfa328f5a3646d0e62cfeeb474d',
    }),
  );
  const intents = [...new Set(train.map(([, intent]) => intent))].sort();
  const heldOut = new Set(intents.filter((_, index) => index % 4 === 3));
  const isHeldOut = ([, intent]: LabeledQuestion) => heldOut.has(intent);
  return {
    name: 'BANKING77',
    learned: train.filter((row) => !isHeldOut(row)),
    known: test.filter((row) => !isHeldOut(row)),
    unknown: [...train, ...test].filter(isHeldOut),
  };
}

/** The rows of a CSV file with a text and a category; a quoted text may contain commas and line breaks. */
function rowsOf(csv: string): LabeledQuestion[] {
  return [...csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*)),([^,\n]+)\r?\n/g)]
    .slice(1)
    .map(([, quoted, bare, intent]) => [(quoted?.replaceAll('""', '"') ?? bare!).trim(), intent!.trim()]);
}
