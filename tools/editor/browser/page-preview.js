/** Shows the page beside its form, as a build would write it with the form's current values. */
import { latestOnly } from './latest-only.js';
import { element, button } from './result-panel.js';
import { askJson, post } from './server.js';
import { markEditedPlace, setPreviewFrame } from './mark-edited-place.js';

/** The page is updated after this many milliseconds without a change. */
const updateDelay = 250;

/** Widths at which the page is laid out, in pixels. */
const widths = { Desk: 1280, Phone: 390 };

/** Registers a preview for each form of the configuration. */
export function registerPreviews(CMS, { collections }) {
  for (const { name, files } of collections) {
    if (!files) CMS.registerPreviewTemplate(name, previewOf(entryFile));
    for (const { name: formName, file } of files ?? []) {
      CMS.registerPreviewTemplate(
        formName,
        previewOf(() => file),
      );
    }
  }
}

/** The editor's name of an entry's file; a new entry gets it from its title. */
function entryFile(entry) {
  const folder = entry.get('collection') === 'articles' ? 'articles' : 'content/plain-pages';
  const title = String(entry.getIn(['data', 'title']) ?? '');
  const name = title
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return entry.get('path') || `${folder}/${name || 'untitled'}.json`;
}

/** A preview component for the CMS: it owns its frame, so that a change of the page does not reload it. */
const previewOf = (fileOf) =>
  window.createClass({
    componentDidMount() {
      const { document } = this.props;
      this.page = new PagePreview(document, this.container);
      this.componentDidUpdate();
    },
    componentDidUpdate() {
      const { entry } = this.props;
      this.page.follow(fileOf(entry), entry.get('data').toJS());
    },
    componentWillUnmount() {
      this.page.end();
    },
    render() {
      return window.h('div', { ref: (container) => (this.container = container) });
    },
  });

class PagePreview {
  #path;
  #request = '';

  constructor(document, container) {
    document.head.append(styleElement(document));
    this.frame = Object.assign(document.createElement('iframe'), { title: 'The page' });
    this.frame.setAttribute('sandbox', 'allow-same-origin');
    this.status = document.createElement('div');
    this.status.setAttribute('role', 'status');
    this.viewLink = Object.assign(document.createElement('a'), { textContent: 'View page', target: '_blank' });
    this.select = Object.assign(document.createElement('select'), { ariaLabel: 'Page shown' });
    this.select.addEventListener('change', () => this.#choose(this.select.value));
    const bar = document.createElement('header');
    const sizes = Object.entries(widths).map(([name, width]) => button(name, () => this.#resize(width)));
    bar.append(this.select, ...sizes, this.viewLink);
    this.stage = element('div', '', { className: 'stage' });
    this.stage.append(this.frame);
    container.append(bar, this.status, this.stage);
    this.observer = new ResizeObserver(() => this.#resize(this.width));
    this.observer.observe(this.stage);
    this.#resize(widths.Desk);
    setPreviewFrame(this.frame);
    this.update = () => void this.#show();
    addEventListener('shared-value', this.update);
    this.#askPages();
  }

  /** Shows the page of a file with these values, once they stop changing. */
  follow(file, values) {
    const request = JSON.stringify({ file, values });
    if (request === this.#request) return;
    if (file !== this.file) this.chosen = undefined;
    this.file = file;
    this.#request = request;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.#show(), updateDelay);
  }

  end() {
    clearTimeout(this.timer);
    this.observer.disconnect();
    setPreviewFrame(undefined);
    removeEventListener('shared-value', this.update);
  }

  #show = latestOnly(async () => {
    this.status.className = 'waiting';
    const response = await post('preview', { ...JSON.parse(this.#request), page: this.chosen }).catch((error) => ({
      problems: [error.message],
    }));
    this.status.className = '';
    if (response.problems) return this.#showProblems(response.problems);
    this.status.replaceChildren();
    this.#showPage(response);
  });

  /** Lists the problems above the page that was shown last. */
  #showProblems(problems) {
    const list = document.createElement('ul');
    list.append(...problems.map((problem) => element('li', problem)));
    this.status.replaceChildren(element('strong', 'The page is shown once you fix this:'), list);
  }

  #showPage({ path, document: text }) {
    const shownDocument = this.frame.contentDocument;
    this.viewLink.href = new URL(`site${path === '/' ? '/' : `${path}/`}`, location.href.split('#')[0]).href;
    if (!this.#isListed(path)) this.#askPages();
    this.select.value = path;
    if (path !== this.#path || !shownDocument) {
      this.#path = path;
      this.frame.addEventListener('load', () => markEditedPlace(), { once: true });
      this.frame.srcdoc = text;
      return;
    }
    const next = new DOMParser().parseFromString(text, 'text/html');
    shownDocument.body.replaceWith(shownDocument.adoptNode(next.body));
    markEditedPlace();
  }

  #choose(path) {
    this.chosen = path;
    void this.#show();
  }

  #isListed(path) {
    return [...this.select.options].some(({ value }) => value === path);
  }

  #askPages() {
    void askJson('pages.json').then(
      (pages) => this.#list(pages),
      () => undefined,
    );
  }

  #list(pages) {
    const options = pages.map(({ path, name }) => element('option', `${name} (${path})`, { value: path }));
    this.select.replaceChildren(...options);
    if (this.#path) this.select.value = this.#path;
  }

  /** Lays the page out at this width and scales it to the available room. */
  #resize(width) {
    this.width = width;
    const scale = Math.min(1, this.stage.clientWidth / width);
    Object.assign(this.frame.style, {
      width: `${width}px`,
      height: `${this.stage.clientHeight / scale}px`,
      transform: `scale(${scale})`,
    });
  }
}

const styleElement = (document) =>
  Object.assign(document.createElement('style'), {
    textContent: `
      html, body, body > div { height: 100%; margin: 0 }
      body > div { display: flex; flex-direction: column; font: 14px/1.5 system-ui, sans-serif; color: #111; background: #e8eaed }
      header { display: flex; gap: .5rem; align-items: center; padding: .5rem .75rem; background: #fff; border-bottom: 1px solid #d0d4da }
      select { min-width: 0; flex: 1; font: inherit; padding: .2rem }
      header button { font: inherit; padding: .2rem .6rem }
      header a { white-space: nowrap; color: #1d4fd8 }
      [role=status]:not(:empty) { max-height: 40%; overflow: auto; padding: .6rem .75rem; background: #fff6e0; border-bottom: 1px solid #e5c970 }
      [role=status] ul { margin: .3rem 0 0; padding-left: 1.2rem }
      .stage { flex: 1; min-height: 0; overflow: hidden; position: relative }
      .stage iframe { display: block; border: 0; background: #fff; transform-origin: 0 0 }
      .waiting ~ .stage { opacity: .8 }`,
  });
