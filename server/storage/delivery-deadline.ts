const hour = 60 * 60 * 1000;

/** Days over which a delivery is retried: long enough for a weekend on which nobody looks after the mail server. */
const retryDays = 5;

/**
 * Hours from the start of a delivery during which refusals do not make it fail: a mail that got through may have brought
 * all attempts forward.
 */
const minRefusalHours = 18;

/** The deadline of a delivery that was created, released or put back at `start`. */
export function deliveryDeadline(start: Date): Date {
  return new Date(start.getTime() + retryDays * 24 * hour);
}

/** The deadline of a confirmation: a day late, it would only puzzle the sender. */
export function confirmationDeadline(start: Date): Date {
  return new Date(start.getTime() + 24 * hour);
}

/**
 * The time at which a delivery was created, released or put back. `deadline` is its `deliveryDeadline`, in ISO 8601: no column has
 * that time.
 */
export function deliveryStart(deadline: string): Date {
  return new Date(Date.parse(deadline) - retryDays * 24 * hour);
}

/** The time from which `maxRefusals` refusals make a delivery fail. `deadline` is its `deliveryDeadline`, in ISO 8601. */
export function refusalDeadline(deadline: string): Date {
  return new Date(deliveryStart(deadline).getTime() + minRefusalHours * hour);
}
