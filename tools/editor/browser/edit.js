/**
 * Sveltia CMS on the files of this machine. Its backend for trials keeps files in the browser's own file system; here that
 * file system is the editor's server, which writes YAML and Markdown of what it gets and says what the check says.
 */

/** Asks beside the page: its address, with the secret in it, is what lets it write. */
const answer = async (path, options) => {
  const response = await fetch(path, options);
  if (!response.ok) throw new Error((await response.json()).error);
  return response;
};

/** By path: text, or null for a picture, which is fetched when it is shown. */
const files = new Map(Object.entries(await (await answer('files.json')).json()));

const missing = (name) => new DOMException(`${name} is not here`, 'NotFoundError');

const address = (path) => `files/${path.split('/').map(encodeURIComponent).join('/')}`;

/** Puts a file there and shows what the check says now. */
async function put(path, data) {
  try {
    const response = await answer(address(path), { method: 'PUT', body: data });
    files.set(path, typeof data === 'string' ? data : null);
    showResult(await response.json());
  } catch (error) {
    showResult({ problems: [error.message], isLost: true });
    throw error;
  }
}

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
    return new File([files.get(path) ?? (await (await answer(address(path))).blob())], name);
  }

  // What is written goes to the server when it gets its name: a file that is still written has another.
  async createWritable() {
    return {
      write: async (data) => void (this.data = data),
      close: async () => (isMade(this.path) ? undefined : this.#keep()),
    };
  }

  async move(folder, name) {
    this.path = folder.path ? `${folder.path}/${name}` : name;
    this.name = name;
    await this.#keep();
  }

  async #keep() {
    await put(this.path, this.data);
    this.data = undefined;
  }
}

/** The name of a file while it is written. */
const isMade = (path) => path.split('/').at(-1).startsWith('.');

class FolderHandle {
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
    const response = await answer(address(path), { method: 'DELETE' });
    files.delete(path);
    showResult(await response.json());
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

const banner = document.createElement('section');
banner.setAttribute('role', 'status');
banner.style.cssText =
  'position:fixed;z-index:9999;right:1rem;bottom:1rem;max-width:min(46rem,calc(100vw - 2rem));max-height:45vh;overflow:auto;padding:1rem 1.25rem;border-radius:.5rem;background:#fff;color:#111;font:15px/1.5 system-ui,sans-serif;box-shadow:0 4px 24px #0006';
banner.hidden = true;
document.body.append(banner);

/** Shows the check's words until they are true no more. */
function showResult({ problems, isLost = false }) {
  const head = document.createElement('strong');
  const what = isLost ? 'Not saved:' : 'Saved, but the site cannot be built before this is fixed:';
  head.textContent = problems.length === 0 ? 'Saved. All content is right.' : what;
  const list = document.createElement('ul');
  list.style.cssText = 'margin:.5rem 0 0;padding-left:1.25rem';
  list.append(...problems.map((words) => Object.assign(document.createElement('li'), { textContent: words })));
  const hide = Object.assign(document.createElement('button'), { textContent: 'Hide', type: 'button' });
  hide.style.cssText = 'float:right;margin-left:1rem;font:inherit';
  hide.addEventListener('click', () => (banner.hidden = true));
  banner.replaceChildren(hide, head, ...(problems.length > 0 ? [list] : []));
  banner.hidden = false;
  clearTimeout(showResult.timer);
  if (problems.length === 0) showResult.timer = setTimeout(() => (banner.hidden = true), 4000);
}

// No login: whoever sits at this machine may write its files.
navigator.storage.getDirectory = async () => ({ getDirectoryHandle: async () => new FolderHandle('') });
localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' }));

window.CMS_MANUAL_INIT = true;
const { init } = await import('./program/npm/index.js');
init({ config: await (await answer('config.json')).json() });
const first = await (await answer('problems.json')).json();
if (first.problems.length > 0) showResult(first);
