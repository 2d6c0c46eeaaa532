/** The file system that the CMS writes to: its files are the server's, which converts them to YAML and Markdown. */
import { ask, askJson } from './server.js';
import { hideResult, showRefusal, showResult } from './result-panel.js';
import { showProgress } from './progress.js';
import { showChanges } from './publish-bar.js';
import { showSaved } from './show-saved.js';

/** The files by path: their text, or null for a picture, which is fetched when it is shown. */
const files = new Map(Object.entries(await askJson('files.json')));

const missing = (name) => new DOMException(`${name} is not here`, 'NotFoundError');

const address = (path) => `files/${path.split('/').map(encodeURIComponent).join('/')}`;

/** The number of writes that the server has not answered: the CMS sends several files at once. */
let pendingWrites = 0;
/** Whether one of the pending writes was refused: its reason stays in the panel when another one succeeds. */
let wasRefused = false;

/**
 * Sends a change of a file and shows its result. Calls `onWritten` once the server has made the change. If it refuses, calls
 * `showReason` and rethrows the error for the CMS.
 */
async function write(path, request, { onWritten, showReason }) {
  if (pendingWrites === 0) {
    hideResult();
    wasRefused = false;
  }
  pendingWrites += 1;
  try {
    const result = await showProgress(askJson(address(path), request));
    onWritten();
    if (!wasRefused) void showSaved(result);
    dispatchEvent(new Event('content-saved'));
    void showProgress(showChanges());
  } catch (error) {
    wasRefused = true;
    showReason(error.message);
    throw error;
  } finally {
    pendingWrites -= 1;
  }
}

const saveFile = (path, data) =>
  write(
    path,
    { method: 'PUT', body: bodyOf(path, data) },
    { onWritten: () => files.set(path, typeof data === 'string' ? data : null), showReason: showNotSaved },
  );

const deleteFile = (path) =>
  write(
    path,
    { method: 'DELETE' },
    {
      onWritten: () => files.delete(path),
      showReason: (message) => showRefusal('Not deleted:', message),
    },
  );

const showNotSaved = (message) => showResult({ problems: [message], isLost: true });

/** The body that saves a form: it includes the values that the form began with, so that what others saved since is kept. */
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

  /**
   * Content is sent to the server under its final name. The CMS writes to a temporary file and moves it; if the browser cannot
   * move files, it writes to the final one. `write` sends the content, since the CMS ignores an error of `close`.
   */
  async createWritable() {
    return {
      write: async (data) => {
        if (isTemporary(this.path)) this.data = data;
        else if (isForm(this.path) && typeof data !== 'string') throw notRenamed(this.path);
        else await saveFile(this.path, data);
      },
      close: async () => undefined,
    };
  }

  /**
   * Saves what was written under its final name. If that fails, the file keeps its temporary name, since the CMS then deletes
   * the file with the new name.
   */
  async move(folder, name) {
    if (this.data === undefined) throw notRenamed(this.path);
    const path = folder.path ? `${folder.path}/${name}` : name;
    await saveFile(path, this.data);
    this.path = path;
    this.name = name;
    this.data = undefined;
  }
}

/** Whether a path is that of a form's values, not of a picture. */
const isForm = (path) => path.endsWith('.json');

/** The error of a file that the CMS renames without a change (its “Edit Slug” and “Rename”). The panel shows it as well. */
function notRenamed(path) {
  const message = isForm(path)
    ? 'The address is not changed here: fill in “Address” in the form, or create the page again and delete this one, and add the former address under “Moved pages”'
    : 'A picture’s name is not changed here: upload the picture under its new name, choose it where it is shown, and delete this one';
  showNotSaved(message);
  return new Error(message);
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
    await deleteFile(path);
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
