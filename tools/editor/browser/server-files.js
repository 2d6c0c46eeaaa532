/** The file system that the CMS writes to: its files are the server's, which converts them to YAML and Markdown. */
import { ask, askJson } from './server.js';
import { hideResult, showResult } from './result-panel.js';
import { showProgress } from './progress.js';
import { showChanges } from './publish-bar.js';
import { showSaved } from './show-saved.js';

/** The files by path: their text, or null for a picture, which is fetched when it is shown. */
const files = new Map(Object.entries(await askJson('files.json')));

const missing = (name) => new DOMException(`${name} is not here`, 'NotFoundError');

const address = (path) => `files/${path.split('/').map(encodeURIComponent).join('/')}`;

/** Saves a file on the server and shows the result of the check. */
async function put(path, data) {
  hideResult();
  try {
    const result = await showProgress(askJson(address(path), { method: 'PUT', body: bodyOf(path, data) }));
    files.set(path, typeof data === 'string' ? data : null);
    void showSaved(result);
    dispatchEvent(new Event('content-saved'));
    void showProgress(showChanges());
  } catch (error) {
    showResult({ problems: [error.message], isLost: true });
    throw error;
  }
}

/** The body that saves a form: it includes the values that the form began with, so that later saves of others are kept. */
const bodyOf = (path, data) => {
  const was = files.get(path);
  return typeof data === 'string' ? `{"values":${data},"was":${was ?? 'null'}}` : data;
};

class FileHandle {
  kind = 'file';

  constructor(path) {
    this.path = path;
    this.name = path.split('/').at(-1);
  }

  async getFile() {
    const { path, name } = this;
    if (this.data !== undefined) return new File([this.data], name);
    if (!files.has(path)) return new File([], name);
    return new File([files.get(path) ?? (await (await ask(address(path))).blob())], name);
  }

  // Content is sent to the server when the file gets its final name, which it has only once it is written.
  async createWritable() {
    return {
      write: async (data) => void (this.data = data),
      close: async () => (isTemporary(this.path) ? undefined : this.#keep()),
    };
  }

  async move(folder, name) {
    // The CMS's “Edit Slug” moves a file without writing it.
    if (this.data === undefined) {
      const message =
        'The address is not changed here: fill in “Address” in the form, or make the page anew and delete this one, and add the former address under “Moved pages”';
      showResult({ problems: [message], isLost: true });
      throw new Error(message);
    }
    this.path = folder.path ? `${folder.path}/${name}` : name;
    this.name = name;
    await this.#keep();
  }

  async #keep() {
    await put(this.path, this.data);
    this.data = undefined;
  }
}

/** Whether a path is the temporary one of a file that is being written. */
const isTemporary = (path) => path.split('/').at(-1).startsWith('.');

export class FolderHandle {
  kind = 'directory';

  constructor(path) {
    this.path = path;
    this.name = path.split('/').at(-1);
  }

  #pathOf(name) {
    return this.path ? `${this.path}/${name}` : name;
  }

  async getDirectoryHandle(name) {
    return new FolderHandle(this.#pathOf(name));
  }

  async getFileHandle(name, { create = false } = {}) {
    const path = this.#pathOf(name);
    if (!create && !files.has(path)) throw missing(path);
    return new FileHandle(path);
  }

  async removeEntry(name) {
    const path = this.#pathOf(name);
    if (!files.has(path)) return;
    const result = await askJson(address(path), { method: 'DELETE' });
    files.delete(path);
    void showSaved(result);
    dispatchEvent(new Event('content-saved'));
    void showChanges();
  }

  async *entries() {
    const start = this.path ? `${this.path}/` : '';
    const names = new Set(
      [...files.keys()].filter((path) => path.startsWith(start)).map((path) => path.slice(start.length).split('/')[0]),
    );
    for (const name of names) {
      const path = this.#pathOf(name);
      yield [name, files.has(path) ? new FileHandle(path) : new FolderHandle(path)];
    }
  }
}
