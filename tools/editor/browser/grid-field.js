/** The field for a table: its cells, converted to Markdown. */
import {
  headRow,
  parseTable,
  withCell,
  withColumn,
  withoutColumn,
  withoutRow,
  withPasted,
  withRow,
  writeTable,
} from './markdown-table.js';
import { sentValues } from './sent-values.js';

export function registerGridField(CMS) {
  CMS.registerFieldType('grid', gridField());
}

const gridField = () =>
  window.createClass({
    getInitialState() {
      this.sent = sentValues();
      return { table: this.read(this.props.value) };
    },

    read(value) {
      return parseTable(value, this.props.field.get('columns') ?? 2);
    },

    /** Shows values from elsewhere, such as “Revert”. */
    componentDidUpdate({ value }) {
      if (value !== this.props.value && !this.sent.take(this.props.value)) {
        this.setState({ table: this.read(this.props.value) });
      }
    },

    shouldComponentUpdate({ value }, { table }) {
      return value !== this.props.value || table !== this.state.table;
    },

    change(table) {
      const markdown = writeTable(table);
      this.sent.add(markdown);
      this.setState({ table });
      this.props.onChange(markdown);
    },

    render() {
      const { h } = window;
      const { table } = this.state;
      const isFixed = this.props.field.get('columns') !== undefined;
      return h(
        'div',
        { className: 'grid-field' },
        h(
          'table',
          {},
          h(
            'thead',
            {},
            h('tr', {}, ...table.head.map((text, column) => h('th', {}, this.cell(headRow, column, text)))),
          ),
          h('tbody', {}, ...table.rows.map((cells, row) => this.row(cells, row))),
          !isFixed && table.head.length > 2 && h('tfoot', {}, this.columnRemovals()),
        ),
        h(
          'p',
          {},
          this.button('Add a row', () => this.change(withRow(table))),
          !isFixed && this.button('Add a column', () => this.change(withColumn(table))),
        ),
      );
    },

    row(cells, row) {
      const { h } = window;
      const { table } = this.state;
      const remove = () => this.change(withoutRow(table, row));
      return h(
        'tr',
        { key: row },
        ...cells.map((text, column) => h(column === 0 ? 'th' : 'td', {}, this.cell(row, column, text))),
        table.rows.length > 1 && h('td', {}, this.button('×', remove, `Remove row ${row + 1}`)),
      );
    },

    /** A row with a button for each column that removes it. */
    columnRemovals() {
      const { h } = window;
      const { table } = this.state;
      const remove = (column) => () => this.change(withoutColumn(table, column));
      return h(
        'tr',
        {},
        ...table.head.map((_, column) => h('td', {}, this.button('×', remove(column), `Remove column ${column + 1}`))),
      );
    },

    cell(row, column, text) {
      const { head } = this.state.table;
      const name = head[column] || `column ${column + 1}`;
      return window.h('textarea', {
        id: row === headRow && column === 0 ? this.props.forID : undefined,
        rows: 1,
        value: text,
        'aria-label': row === headRow ? `Heading of column ${column + 1}` : `Row ${row + 1}, ${name}`,
        onChange: ({ target }) => this.change(withCell(this.state.table, row, column, target.value)),
        onPaste: (event) => this.paste(event, row, column),
      });
    },

    /** Cells of a spreadsheet fill cells here; other text is pasted by the browser. */
    paste(event, row, column) {
      const text = event.clipboardData.getData('text/plain');
      if (!text.includes('\t')) return;
      event.preventDefault();
      const mayWiden = this.props.field.get('columns') === undefined;
      this.change(withPasted(this.state.table, { row, column, text, mayWiden }));
    },

    button(text, onClick, label) {
      return window.h('button', { type: 'button', onClick, 'aria-label': label, title: label }, text);
    },
  });
