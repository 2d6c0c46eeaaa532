import { markupPolicy } from './markup-policy.ts';

const trusted = markupPolicy('documents');

/** A document of ours from its text, as it came from our own origin. */
export const parseDocument = (text: string): Document => new DOMParser().parseFromString(trusted(text), 'text/html');
