/** Calls the editor's server: the page's address contains the secret that allows it to write. */
export async function ask(path, options) {
  const response = await fetch(path, options);
  if (!response.ok) throw new Error((await response.json()).error);
  return response;
}

export const askJson = async (path, options) => (await ask(path, options)).json();

export const post = (path, value) => askJson(path, { method: 'POST', body: JSON.stringify(value) });
