/** Lets a page stand: for what it does by itself there is no event to wait for. */
export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
