/** Days over which a delivery is tried again: long enough for a weekend that nobody looked after the mail server. */
const days = 5;

const hour = 60 * 60 * 1000;

/** When the last attempt of a delivery that was made, or put back, at `start` is due. */
export function deliveryDeadline(start: Date): Date {
  return new Date(start.getTime() + days * 24 * hour);
}

/** When a confirmation's last attempt is due: a day late, it would only puzzle the person who wrote. */
export function confirmationDeadline(start: Date): Date {
  return new Date(start.getTime() + 24 * hour);
}

/** Hours for which it must have been refused for good: a newer success may have used up its tries within minutes. */
const minRefusalHours = 18;

/** From when on enough refusals are a failure, of a delivery whose last attempt is due at `giveUpAt`. */
export function refusalDeadline(giveUpAt: string): Date {
  return new Date(Date.parse(giveUpAt) - (days * 24 - minRefusalHours) * hour);
}
