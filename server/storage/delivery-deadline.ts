/** Days over which a delivery is retried: long enough for a weekend on which nobody looks after the mail server. */
const retryDays = 5;

const hour = 60 * 60 * 1000;

/** The deadline of a delivery that was created, or put back, at `start`. */
export function deliveryDeadline(start: Date): Date {
  return new Date(start.getTime() + retryDays * 24 * hour);
}

/** The deadline of a confirmation: a day late, it would only puzzle the sender. */
export function confirmationDeadline(start: Date): Date {
  return new Date(start.getTime() + 24 * hour);
}

/** Hours for which it must have been permanently refused: a newer success may have used up its tries within minutes. */
const minRefusalHours = 18;

/** The time from which `maxRefusals` make a delivery fail, given its deadline, ISO 8601. */
export function refusalDeadline(deadline: string): Date {
  return new Date(Date.parse(deadline) - (retryDays * 24 - minRefusalHours) * hour);
}
