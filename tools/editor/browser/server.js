/** Asks the editor's server beside the page: its address, with the secret in it, is what lets the page write. */
export async function ask(path, options) {
  const response = await fetch(path, options);
  if (!response.ok) throw new Error((await response.json()).error);
  return response;
}

export const askJson = async (path, options) => (await ask(path, options)).json();

export const post = (path, value) => askJson(path, { method: 'POST', body: JSON.stringify(value) });
