/** The field for text that may contain links: the CMS's own, with a button that inserts one. */
import { linkField } from './link-field.js';
import { withLinkIn } from './link-in-text.js';
import { sitePages } from './site-pages.js';

export function registerLinkedTextField(CMS) {
  const controls = { long: CMS.getFieldType('text').control, short: CMS.getFieldType('string').control };
  CMS.registerFieldType('linked-text', linkedTextField(controls, linkField()));
}

/** The options that the link field reads from its configuration. */
const linkOptions = { get: (name) => name === 'anywhere' || undefined };

const linkedTextField = (controls, LinkField) =>
  window.createClass({
    getInitialState: () => ({ isOpen: false, link: '' }),

    /** Inserts the link at the cursor, around the selected text; without a selection, its text is the page's title. */
    async insert() {
      const { link } = this.state;
      // Awaited before the text is read: otherwise what is typed meanwhile would be lost.
      const name = await nameOf(link);
      const area = this.root.querySelector('textarea, input');
      const { value, selectionStart: start, selectionEnd: end } = area;
      this.props.onChange(withLinkIn(value, { start, end }, { link, name }));
      this.setState({ isOpen: false, link: '' });
      area.focus();
    },

    render() {
      const { h } = window;
      const { isOpen } = this.state;
      const toggle = () => this.setState({ isOpen: !isOpen });
      return h(
        'div',
        { ref: (root) => (this.root = root), className: 'linked-text' },
        h(this.props.field.get('long') === false ? controls.short : controls.long, this.props),
        h('button', { type: 'button', 'aria-expanded': isOpen, onClick: toggle }, 'Insert a link…'),
        isOpen && this.chooser(),
      );
    },

    chooser() {
      const { h } = window;
      const { link } = this.state;
      return h(
        'fieldset',
        {},
        h('legend', {}, 'Link to: select the words first, or the page’s title is inserted'),
        h(LinkField, {
          value: link,
          field: linkOptions,
          forID: `${this.props.forID}-link`,
          onChange: (chosen) => this.setState({ link: chosen }),
        }),
        h('button', { type: 'button', disabled: link === '', onClick: this.insert }, 'Insert'),
      );
    },
  });

async function nameOf(link) {
  const pages = await sitePages().catch(() => []);
  return pages.find(({ path }) => path === link.split('#')[0])?.name ?? link;
}
