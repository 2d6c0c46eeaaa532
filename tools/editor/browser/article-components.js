/** The blocks that an article may contain besides text, for the rich text editor: content/blog/README.md. */
import { registerGridField } from './grid-field.js';
import { askJson } from './server.js';

/** Makes text fit between straight quotes, by replacing those that it contains. */
const quotable = (text = '') => text.replaceAll('"', '”').replaceAll(/\s+/g, ' ').trim();

/** Makes text fit between brackets, by replacing those that it contains. */
const bracketable = (text) => quotable(text).replaceAll('[', '(').replaceAll(']', ')');

const textField = (name, label, hint, { required = true } = {}) => ({ name, label, hint, required, widget: 'text' });

const altField = textField('alt', 'What it shows', 'For people who cannot see it, in one or two sentences');
const captionField = (hint, { required }) => textField('caption', 'Caption', hint, { required });

const components = [
  {
    id: 'photo',
    label: 'Photo',
    icon: 'image',
    trigger: 'button',
    fields: [
      { name: 'picture', label: 'Photo', widget: 'picture', role: 'photo', hint: 'At least 800 pixels wide' },
      altField,
      captionField('Shown below the photo; optional', { required: false }),
    ],
    pattern: /^!\[(?<alt>[^\]]*)\]\((?<picture>[\w/-]+)(?: '(?<caption>[^']*)')?\)$/m,
    toBlock: ({ picture = '', alt, caption }) =>
      `![${bracketable(alt)}](${picture.replace(/^photos\//, '')}${caption ? ` '${quotable(caption).replaceAll("'", '’')}'` : ''})`,
  },
  {
    id: 'figure',
    label: 'Figure',
    icon: 'draw',
    trigger: 'button',
    fields: [
      {
        name: 'file',
        label: 'Drawing',
        widget: 'figure',
        hint: 'An SVG about 860 pixels wide, and one about 350 pixels wide for phones',
      },
      altField,
      captionField('Shown below the drawing', { required: true }),
    ],
    pattern: /^::figure\{file="(?<file>[^"]*)" alt="(?<alt>[^"]*)"(?: caption="(?<caption>[^"]*)")?\}$/m,
    toBlock: ({ file = '', alt, caption }) =>
      `::figure{file="${file}" alt="${quotable(alt)}" caption="${quotable(caption)}"}`,
  },
  tableBlock('table', 'Table', 'table', textField('caption', 'Caption', 'Shown above the table: what it compares'), {
    label: 'Cells',
    hint: 'The first row holds the column headings, the first column the row names. You can paste cells from a spreadsheet',
  }),
  tableBlock('chart', 'Bar chart', 'bar_chart', captionField('Shown below the bars', { required: true }), {
    label: 'Bars',
    columns: 2,
    hint: 'The name and the number of each bar, with a unit if you like: 12, 7.5 h, 62% or $4,800',
  }),
  textBlock('note', 'Note', 'sticky_note_2', 'What to do first; begin with bold words, such as `**On Monday.**`'),
  textBlock('pull', 'Large sentence', 'format_quote', 'One sentence that readers should remember'),
  textBlock('sources', 'Sources', 'menu_book', '`**Sources**` and a list of links with publisher and year'),
];

/** A block of text between `:::` lines. */
function textBlock(id, label, icon, hint) {
  return {
    id,
    label,
    icon,
    fields: [textField('text', label, hint)],
    pattern: new RegExp(`^:::${id}\\n(?<text>[^]*?)\\n:::$`, 'm'),
    toBlock: ({ text = '' }) => `:::${id}\n${text.trim()}\n:::`,
  };
}

/** A block with a Markdown table; `cells` are the options of its field. */
function tableBlock(id, label, icon, captionOfTable, cells) {
  return {
    id,
    label,
    icon,
    trigger: 'button',
    fields: [captionOfTable, { name: 'cells', widget: 'grid', ...cells }],
    pattern: new RegExp(`^:::${id}\\{caption="(?<caption>[^"]*)"\\}\\n+(?<cells>\\|.*(?:\\n\\|.*)*)\\n+:::$`, 'm'),
    toBlock: ({ caption, cells: rows = '' }) => `:::${id}{caption="${quotable(caption)}"}\n\n${rows}\n\n:::`,
  };
}

export function registerArticleComponents(CMS) {
  registerGridField(CMS);
  CMS.registerFieldType('figure', figureField());
  for (const component of components) CMS.registerEditorComponent({ ...component, toPreview: component.toBlock });
}

/** Two uploads, `upload/3+upload/4`, of which the second is optional, or the name of an existing drawing. */
const figureField = () =>
  window.createClass({
    getInitialState: () => ({ error: '' }),

    /** Uploads to `slot`: `wide` is the drawing, `phone` the one for phones. */
    uploadTo(slot) {
      return async ({ target }) => {
        const [file] = target.files;
        if (!file) return;
        const query = new URLSearchParams({ role: 'figure', name: file.name });
        const drawings = () => String(this.props.value ?? '').split('+');
        try {
          // Without a new drawing, this upload would be mistaken for one, or its id would become part of the existing drawing's name.
          if (slot === 'phone' && !drawings()[0].startsWith('upload/')) {
            throw new Error('Upload the drawing first: the version for phones is saved with it');
          }
          const { id } = await askJson(`uploads?${query}`, { method: 'POST', body: file });
          const [wide, phone] = drawings();
          const changed = { wide, phone, [slot]: `upload/${id}` };
          this.props.onChange([changed.wide, changed.phone].filter(Boolean).join('+'));
          this.setState({ error: '' });
        } catch (error) {
          this.setState({ error: error.message });
        }
        target.value = '';
      };
    },

    input(slot, label, id) {
      const { h } = window;
      return h(
        'label',
        {},
        label,
        h('input', { id, type: 'file', accept: 'image/svg+xml', onChange: this.uploadTo(slot) }),
      );
    },

    render() {
      const { h } = window;
      const { value, forID } = this.props;
      const uploads = [...String(value ?? '').matchAll(/upload\/(\d+)/g)].map(([, id]) => id);
      return h(
        'div',
        { className: 'picture-field' },
        ...uploads.map((id) => h('img', { key: id, src: `uploads/${id}`, alt: '' })),
        value && uploads.length === 0 && h('p', {}, `The drawing “${value}”`),
        h(
          'div',
          { className: 'picture-actions' },
          this.input('wide', 'Upload the drawing', forID),
          this.input('phone', 'Upload the version for phones'),
        ),
        this.state.error && h('p', { role: 'alert' }, this.state.error),
      );
    },
  });
