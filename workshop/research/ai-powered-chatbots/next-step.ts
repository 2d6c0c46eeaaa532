export interface Turn {
  /** How well the best passage fits the question, 0 to 1. */
  fit: number;
  topic: string;
  /** The customer asked for a person, in any words. */
  wantsPerson: boolean;
  /** The last answer did not help, or the same question came again. */
  answerFailed: boolean;
  /** The bot has asked for clarification of this question before. */
  clarified: boolean;
}

export const answerFrom = 0.98;
export const clarifyFrom = 0.5;

const forPeople = new Set(['complaint', 'legal', 'health', 'bereavement', 'cancel']);

type Step = 'answer' | 'clarify' | 'hand over';

/** What the bot does next. Handing over comes first and last. */
export function nextStep(turn: Turn): Step {
  const stuck = turn.wantsPerson || turn.answerFailed;
  if (stuck || forPeople.has(turn.topic)) return 'hand over';
  if (turn.fit >= answerFrom) return 'answer';
  const unclear = turn.fit >= clarifyFrom && !turn.clarified;
  return unclear ? 'clarify' : 'hand over';
}
