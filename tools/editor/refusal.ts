/** The error of a request that is refused for what it sent or asked. Its message is for the editor's page. */
export class Refusal extends Error {
  override name = 'Refusal';
  /** The HTTP status of the response. */
  readonly status: number;

  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

/** Statuses of refusals. */
export const badRequest = 400;
export const forbidden = 403;
export const conflict = 409;
export const tooLarge = 413;
export const wrongType = 415;
export const wrongContent = 422;
