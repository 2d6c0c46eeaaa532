/** A reason as it may stand in a log: mail servers like to repeat whose mail they did not take. */
export function withoutAddresses(reason: string): string {
  return reason.replace(/[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g, '(address)');
}
