/** The field for a link: a page by its title and, if allowed, a passage of the page or another site's address. */
import { sentValues } from './sent-values.js';
import { groupPages, passagesOf, sitePages, labelOf } from './site-pages.js';

export function registerLinkField(CMS) {
  CMS.registerFieldType('link', linkField());
}

/** The option in the list of pages for typing an address. */
const elsewhere = 'elsewhere';

/** Splits an address such as `/why-us/#values`. */
const parse = (value) => {
  const link = String(value ?? '');
  if (link !== '' && !link.startsWith('/')) return { page: elsewhere, anchor: '' };
  const [page = '', anchor = ''] = link.split('#');
  return { page: page.replace(/(.)\/$/, '$1'), anchor };
};

/** Completes an address that was typed without its beginning. */
const completeAddress = (typed) => {
  if (/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(typed)) return `mailto:${typed}`;
  return /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(typed) ? `https://${typed}` : typed;
};

export const linkField = () =>
  window.createClass({
    getInitialState() {
      this.sent = sentValues();
      return { pages: undefined, passages: undefined, typed: undefined };
    },

    componentDidMount() {
      this.load();
      addEventListener('content-saved', this.load);
    },

    componentWillUnmount() {
      removeEventListener('content-saved', this.load);
    },

    /** Shows values from elsewhere, such as “Revert”. */
    componentDidUpdate({ value }) {
      if (value === this.props.value || this.sent.take(this.props.value)) return;
      this.setState({ passages: undefined, typed: undefined });
    },

    send(link) {
      this.sent.add(link);
      this.props.onChange(link);
    },

    load() {
      // Until then, or if the content cannot be read, the list offers the current page and, if allowed, another address.
      void sitePages().then(
        (pages) => this.setState({ pages }),
        () => undefined,
      );
    },

    shouldComponentUpdate({ value }, state) {
      return value !== this.props.value || state !== this.state;
    },

    choose({ target }) {
      this.setState({ passages: undefined, typed: target.value === elsewhere ? '' : undefined });
      this.send(target.value === elsewhere ? '' : target.value);
    },

    render() {
      const { h } = window;
      const { page } = parse(this.props.value);
      const isTyped = this.state.typed !== undefined || page === elsewhere;
      const isPage = !isTyped && page !== '' && this.state.pages?.some(({ path }) => path === page);
      return h(
        'div',
        { className: 'link-field' },
        this.pageList(isTyped ? elsewhere : page),
        isTyped && this.address(),
        isPage && this.props.field.get('anywhere') && this.passage(),
      );
    },

    pageList(page) {
      const { h } = window;
      const { forID, field } = this.props;
      const below = field.get('below');
      const pages = (this.state.pages ?? []).filter(({ path }) => !below || path.startsWith(below));
      const isKnown = pages.some(({ path }) => path === page);
      const option = (value, text) => h('option', { key: value, value }, text);
      return h(
        'select',
        { id: forID, 'aria-label': field.get('label'), value: page, onChange: this.choose },
        option('', field.get('required') === false ? 'No page' : 'Choose a page…'),
        !isKnown &&
          page &&
          page !== elsewhere &&
          option(page, this.state.pages ? `${page}: no page of the site` : page),
        ...groupPages(pages).map(([label, listed]) =>
          h('optgroup', { key: label, label }, ...listed.map((each) => option(each.path, labelOf(each)))),
        ),
        field.get('anywhere') && option(elsewhere, 'Elsewhere: a web or email address…'),
      );
    },

    address() {
      const write = (typed) => {
        this.setState({ typed });
        this.send(typed);
      };
      return window.h('input', {
        'aria-label': 'Address elsewhere',
        placeholder: 'https://www.example.com/page or hello@example.com',
        value: this.state.typed ?? this.props.value,
        onChange: ({ target }) => write(target.value),
        onBlur: ({ target }) => write(completeAddress(target.value.trim())),
      });
    },

    passage() {
      const { h } = window;
      const { passages } = this.state;
      const { page, anchor } = parse(this.props.value);
      const chooseAnchor = ({ target }) => this.send(target.value ? `${page}#${target.value}` : page);
      // If the content cannot be read, the button stays. Another page may be chosen before the response arrives.
      const showPassages = async () => {
        const found = await passagesOf(page).catch(() => undefined);
        if (parse(this.props.value).page === page) this.setState({ passages: found });
      };
      if (!passages) {
        return h(
          'p',
          {},
          anchor ? `At its passage #${anchor}. ` : 'At its top. ',
          h('button', { type: 'button', onClick: showPassages }, 'Choose a passage…'),
        );
      }
      if (passages.length === 0) return h('p', {}, 'It has no passages that a link could lead to.');
      const isKnown = passages.some((passage) => passage.anchor === anchor);
      return h(
        'select',
        { 'aria-label': 'Passage of the page', value: anchor, onChange: chooseAnchor },
        h('option', { value: '' }, 'At its top'),
        anchor && !isKnown && h('option', { value: anchor }, `#${anchor}`),
        ...passages.map((passage) => h('option', { key: passage.anchor, value: passage.anchor }, passage.heading)),
      );
    },
  });
