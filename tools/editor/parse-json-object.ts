import { isGroup } from './fields/editor-entry.ts';
import { badRequest, Refusal } from './refusal.ts';

/** Parses the body of a request. Throws a Refusal unless it is a JSON object. */
export function parseJsonObject(body: Buffer): Record<string, unknown> {
  const value = parseJson(body.toString());
  if (!isGroup(value)) throw new Refusal(badRequest, 'The body of the request is not a JSON object');
  return value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Refusal(badRequest, `The body of the request is not valid JSON: ${reason}`, { cause: error });
  }
}
