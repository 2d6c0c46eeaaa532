/** The blocks that an article may contain besides text, for the rich text editor: content/blog/README.md. */
import { registerGridField } from './grid-field.js';
import { askJson } from './server.js';

/** A text for use between straight quotes, which would end it. */
const quotable = (text = '') => text.replaceAll('"', '”').replaceAll(/\s+/g, ' ').trim();

const textField = (name, label, hint, required = true) => ({ name, label, hint, required, widget: 'text' });

const alt = textField('alt', 'What it shows', 'For those who cannot see it, in a sentence or two');
const caption = (required, hint) => textField('caption', 'Line under it', hint, required);

const components = [
  {
    id: 'photo',
    label: 'Photo',
    icon: 'image',
    trigger: 'button',
    fields: [
      { name: 'picture', label: 'Photo', widget: 'picture', role: 'photo', hint: 'At least 800 pixels wide' },
      alt,
      caption(false, 'Shown below; may be left out'),
    ],
    pattern: /^!\[(?<alt>[^\]]*)\]\((?<picture>[\w/-]+)(?: '(?<caption>[^']*)')?\)$/m,
    toBlock: ({ picture = '', alt: said, caption: line }) =>
      `![${quotable(said)}](${picture.replace(/^photos\//, '')}${line ? ` '${quotable(line).replaceAll("'", '’')}'` : ''})`,
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
        hint: 'An SVG about 860 wide, and one about 350 wide for phones',
      },
      alt,
      caption(true, 'Shown below the drawing'),
    ],
    pattern: /^::figure\{file="(?<file>[^"]*)" alt="(?<alt>[^"]*)"(?: caption="(?<caption>[^"]*)")?\}$/m,
    toBlock: ({ file = '', alt: said, caption: line }) =>
      `::figure{file="${file}" alt="${quotable(said)}" caption="${quotable(line)}"}`,
  },
  tabular('table', 'Table', 'table', textField('caption', 'Line above it', 'What the table compares'), {
    label: 'Cells',
    hint: 'The first row has the headings, the first column the name of each row. Cells copied from a spreadsheet can be pasted',
  }),
  tabular('chart', 'Bar chart', 'bar_chart', caption(true, 'Shown below the bars'), {
    label: 'Bars',
    columns: 2,
    hint: 'For each bar its name and its number, with a unit if you like: 12, 7.5 h, 62% or $4,800',
  }),
  block('note', 'Note', 'sticky_note_2', 'What to do first; begin with bold words, such as `**On Monday.**`'),
  block('pull', 'Sentence set large', 'format_quote', 'One sentence worth hanging on a wall'),
  block('sources', 'Sources', 'menu_book', '`**Sources**` and a list of links with publisher and year'),
];

function block(id, label, icon, hint) {
  return {
    id,
    label,
    icon,
    fields: [{ ...textField('text', label, hint) }],
    pattern: new RegExp(`^:::${id}\\n(?<text>[^]*?)\\n:::$`, 'm'),
    toBlock: ({ text = '' }) => `:::${id}\n${text.trim()}\n:::`,
  };
}

/** A Markdown table with a caption line. */
function tabular(id, label, icon, line, cells) {
  return {
    id,
    label,
    icon,
    trigger: 'button',
    fields: [line, { name: 'cells', widget: 'grid', ...cells }],
    pattern: new RegExp(`^:::${id}\\{caption="(?<caption>[^"]*)"\\}\\n+(?<cells>\\|.*(?:\\n\\|.*)*)\\n+:::$`, 'm'),
    toBlock: ({ caption: said, cells: rows = '' }) => `:::${id}{caption="${quotable(said)}"}\n\n${rows}\n\n:::`,
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

    uploadTo(place) {
      return async ({ target }) => {
        const [file] = target.files;
        if (!file) return;
        const query = new URLSearchParams({ role: 'figure', name: file.name });
        try {
          const { id } = await askJson(`uploads?${query}`, { method: 'POST', body: file });
          const [wide, phone] = String(this.props.value ?? '').split('+');
          const parts = place === 0 ? [`upload/${id}`, phone] : [wide, `upload/${id}`];
          this.props.onChange(parts.filter(Boolean).join('+'));
          this.setState({ error: '' });
        } catch (error) {
          this.setState({ error: error.message });
        }
        target.value = '';
      };
    },

    input(place, label, id) {
      const { h } = window;
      return h(
        'label',
        {},
        label,
        h('input', { id, type: 'file', accept: 'image/svg+xml', onChange: this.uploadTo(place) }),
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
          this.input(0, 'Upload the drawing', forID),
          this.input(1, 'Upload the one for phones'),
        ),
        this.state.error && h('p', { role: 'alert' }, this.state.error),
      );
    },
  });
