/** The field for a picture: its upload, the choice of an existing one, and the part that stays in view. */
import { ask, askJson } from './server.js';

export function registerPictureField(CMS) {
  CMS.registerFieldType('picture', pictureField());
}

/** The labels of the fields that describe a picture, by its role; an opening picture has none. */
const descriptions = { cover: 'What the cover shows', portrait: 'What it shows', photo: 'What it shows' };

/** Splits a value such as `upload/3 @ 30% 60%`; without a point, x and y are those of the middle. */
const parse = (value) => {
  const [name = '', focus = ''] = String(value ?? '').split(' @ ');
  const [x, y] = (focus || '50% 50%').replaceAll('%', '').split(' ');
  return { name, hasPoint: focus !== '', x: Number(x), y: Number(y) };
};

const pictureField = () =>
  window.createClass({
    getInitialState: () => ({
      known: {},
      error: '',
      isBusy: false,
      isOpen: false,
      isReplaced: false,
      loaded: undefined,
    }),

    componentDidMount() {
      void askJson('pictures.json').then((known) => this.setState({ known }), this.fail);
    },

    fail(error) {
      this.setState({ error: error.message });
    },

    /** Uploads the chosen file. Ignores the response if another picture has been chosen in the meantime. */
    async upload({ target }) {
      const [file] = target.files;
      if (!file) return;
      const isLatest = this.beginChoice();
      this.setState({ isBusy: true, error: '' });
      // Otherwise, choosing the same file again would be no change.
      target.value = '';
      const query = new URLSearchParams({ role: this.role(), name: file.name });
      try {
        const { id } = await (await ask(`uploads?${query}`, { method: 'POST', body: file })).json();
        if (isLatest()) this.replace(`upload/${id}`);
      } catch (error) {
        if (isLatest()) this.fail(error);
      }
      if (isLatest()) this.setState({ isBusy: false });
    },

    /** Begins a choice. Returns a function that says whether no other one has begun since. */
    beginChoice() {
      const choice = Symbol('choice');
      this.latestChoice = choice;
      return () => this.latestChoice === choice;
    },

    replace(name) {
      this.setState({ isOpen: false, isReplaced: Boolean(this.props.value) });
      this.props.onChange(name);
    },

    role() {
      return this.props.field.get('role') ?? 'photo';
    },

    /** Sets the point that stays in view, in percent of the picture's size. */
    setPoint(x, y) {
      const { name } = parse(this.props.value);
      const percent = (value) => `${Math.round(Math.max(0, Math.min(100, value)))}%`;
      this.props.onChange(`${name} @ ${percent(x)} ${percent(y)}`);
    },

    setClickedPoint({ currentTarget, clientX, clientY }) {
      const box = currentTarget.getBoundingClientRect();
      this.setPoint(((clientX - box.left) / box.width) * 100, ((clientY - box.top) / box.height) * 100);
    },

    /** The address of the picture: the original, if it can still be cropped. */
    source(name) {
      const known = this.state.known[name];
      if (name.startsWith('upload/')) return `uploads/${name.slice('upload/'.length)}`;
      return known && (known.master && this.shape() ? `masters/${known.master}` : known.address);
    },

    render() {
      const { h } = window;
      const { value, forID, field } = this.props;
      const { error, isBusy, isOpen } = this.state;
      const label = `${value ? 'Replace' : 'Upload'} ${field.get('label').toLowerCase()}`;
      return h(
        'div',
        { className: 'picture-field' },
        this.picture(),
        h(
          'div',
          { className: 'picture-actions' },
          h('label', {}, isBusy ? 'Uploading…' : label, this.input(forID)),
          this.role() === 'photo' && this.openButton(isOpen),
        ),
        error && h('p', { role: 'alert' }, error),
        this.reminder(),
        isOpen && this.choices(),
      );
    },

    reminder() {
      const description = descriptions[this.role()];
      if (!this.state.isReplaced || !description) return null;
      return window.h(
        'p',
        { role: 'status' },
        `“${description}” is about the former picture: say what this one shows.`,
      );
    },

    input(id) {
      return window.h('input', { id, type: 'file', accept: 'image/jpeg,image/png', onChange: this.upload });
    },

    openButton(isOpen) {
      const onClick = () => this.setState({ isOpen: !isOpen });
      return window.h('button', { type: 'button', onClick }, 'Choose a picture from the site');
    },

    picture() {
      const { h } = window;
      const { name, hasPoint, x, y } = parse(this.props.value);
      const src = name && this.source(name);
      if (!src) return h('p', {}, name ? `The picture “${name}”` : 'No picture yet.');
      const aspectRatio = this.aspectRatio(src);
      const shape = this.isCropped(aspectRatio) ? this.shape() : undefined;
      const onLoad = ({ target }) =>
        this.setState({ loaded: { src, aspectRatio: target.naturalWidth / target.naturalHeight } });
      const image = h('img', { src, alt: '', onLoad });
      if (!shape) return h('div', { className: 'picture-crop' }, image);
      return h(
        'div',
        {},
        h(
          'div',
          { className: 'picture-crop', onClick: this.setClickedPoint },
          image,
          // Without a point, the encoder will choose the part, so it is not known yet.
          hasPoint && this.frame(aspectRatio, shape.width / shape.height, x, y),
        ),
        !hasPoint && h('p', {}, 'It is cropped around what stands out most.'),
        h('p', {}, 'Click what must stay in view, or use the two sliders.'),
        this.slider('From the left', x, (value) => this.setPoint(value, y)),
        this.slider('From the top', y, (value) => this.setPoint(x, value)),
      );
    },

    /** The shape of prerender/content/picture-shapes.ts that it is cropped to; undefined if it may have any. */
    shape() {
      return this.props.field.get('shape')?.toJS();
    },

    /** The aspect ratio of the picture at `src`; undefined until it has loaded, even if another picture was shown before. */
    aspectRatio(src) {
      const { loaded } = this.state;
      return loaded?.src === src ? loaded.aspectRatio : undefined;
    },

    /** Whether part of a picture is cropped; false if its aspect ratio is not known. */
    isCropped(aspectRatio) {
      const shape = this.shape();
      if (!shape || !aspectRatio) return false;
      const relativeRatio = aspectRatio / (shape.width / shape.height);
      return relativeRatio < 1 - shape.narrower || relativeRatio > 1 + shape.wider;
    },

    slider(name, value, onMove) {
      const onChange = ({ target }) => onMove(Number(target.value));
      return window.h('label', {}, name, window.h('input', { type: 'range', min: 0, max: 100, value, onChange }));
    },

    /** The frame of what the site will show, over the whole picture. */
    frame(aspectRatio, shapeRatio, x, y) {
      const width = Math.min(1, shapeRatio / aspectRatio) * 100;
      const height = Math.min(1, aspectRatio / shapeRatio) * 100;
      const start = (center, length) => Math.max(0, Math.min(100 - length, center - length / 2));
      const style = {
        left: `${start(x, width)}%`,
        top: `${start(y, height)}%`,
        width: `${width}%`,
        height: `${height}%`,
      };
      return window.h('div', { className: 'picture-frame', style });
    },

    /** The pictures of the site, each as a button that chooses it. */
    choices() {
      const { h } = window;
      const pick = (name) => () => {
        this.beginChoice();
        this.setState({ isBusy: false, error: '' });
        this.replace(name);
      };
      return h(
        'ul',
        { className: 'picture-choice' },
        ...Object.entries(this.state.known).map(([name, { address }]) =>
          h(
            'li',
            { key: name },
            h(
              'button',
              { type: 'button', onClick: pick(name) },
              h('img', { src: address, alt: '', loading: 'lazy' }),
              name,
            ),
          ),
        ),
      );
    },
  });
