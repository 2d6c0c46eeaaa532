/** The text around the first “but” of each sentence, and the aspects of a lounge that it names. */
import type { Aspect } from './reviews.ts';

/** The words by which a text names an aspect. */
const aspectPatterns: Record<Aspect, RegExp> = {
  comfort:
    /\b(seat\w*|chairs?|sofas?|crowd\w*|busy|full|nois\w*|loud|comfort\w*|space|spacious|small|views?|windows?)\b/i,
  cleanliness: /\b(clean\w*|dirty|tidy|stain\w*|worn)\b/i,
  bar: /\b(drinks?|wines?|beers?|bar|spirits?|champagne|alcohol\w*|liquor|coffee|beverages?)\b/i,
  food: /\b(food|snacks?|sandwich\w*|breakfast|buffet|meals?|catering|soups?|salads?|menu|eat|hot dish\w*|cheese)\b/i,
  washrooms: /\b(showers?|toilets?|washrooms?|bathrooms?|restrooms?)\b/i,
  wifi: /\b(wi-?fi|internet|computers?|pcs?|connection)\b/i,
  staff: /\b(staff|service|attendants?|waiters?|reception\w*|welcom\w*|hosts?)\b/i,
};

/** The aspects named before and after a “but”. */
interface ButClause {
  before: Aspect[];
  after: Aspect[];
}

/** The aspects that a text names. */
export const aspectsIn = (text: string) =>
  (Object.entries(aspectPatterns) as [Aspect, RegExp][]).flatMap(([aspect, pattern]) =>
    pattern.test(text) ? [aspect] : [],
  );

/** Every sentence with a “but”, split at the first. */
export function butClausesOf(text: string): ButClause[] {
  return text.split(/(?<=[.!?])\s+/).flatMap((sentence) => {
    const position = sentence.search(/\bbut\b/i);
    if (position < 0) return [];
    return [
      { before: aspectsIn(sentence.slice(0, position)), after: aspectsIn(sentence.slice(position + 'but'.length)) },
    ];
  });
}
