/** Two public sets of questions, each in three parts: to learn from, to answer, and without an answer. */
import { readBanking77, readClinc150, type LabeledQuestion } from '../question-sets.ts';

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
  const data = await readClinc150();
  const pool = [...data.oos_train, ...data.oos_val];
  return {
    name: 'CLINC150',
    learned: data.train,
    known: [...data.val, ...data.test],
    unknown: [...pool, ...data.oos_test],
    ownSplit: { pool, test: data.oos_test },
  };
}

/** BANKING77: every fourth intent by name is not learned, so that its questions have no answer. */
export async function readBanking(): Promise<QuestionSet> {
  const { train, test } = await readBanking77();
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
