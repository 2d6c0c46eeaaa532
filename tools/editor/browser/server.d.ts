/** Calls the editor's server. Rejects with the server's message if it refuses. */
export function ask(path: string, options?: RequestInit): Promise<Response>;

/** Calls the editor's server, and resolves to the JSON of its response. */
export function askJson(path: string, options?: RequestInit): Promise<unknown>;

/** Sends a value as JSON, and resolves to the JSON of the response. */
export function post(path: string, value: unknown): Promise<unknown>;
