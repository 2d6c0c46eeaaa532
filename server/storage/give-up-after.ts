/** Days over which a delivery is tried again: long enough for a weekend that nobody looked after the mail server. */
const days = 5;

/** When the last attempt of a delivery that was made, or put back, at `start` is due. */
export function giveUpAfter(start: Date): Date {
  return new Date(start.getTime() + days * 24 * 60 * 60 * 1000);
}
