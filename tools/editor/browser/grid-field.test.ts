import { expect, test, vi } from 'vitest';
import { registerGridField } from './grid-field.js';

interface GridField {
  props: { value: string; field: Map<string, unknown>; onChange: (markdown: string) => void };
  state: { table: { rows: string[][] } };
  setState: (state: object) => void;
  getInitialState: () => GridField['state'];
  componentDidUpdate: (previous: GridField['props']) => void;
  paste: (event: object, row: number, column: number) => void;
}

/** A table field with the value “Picking, 12”, and the function by which the CMS gives it a value. */
function createField() {
  const classes: object[] = [];
  vi.stubGlobal('window', { createClass: (control: object) => control });
  registerGridField({ registerFieldType: (_: string, control: object) => void classes.push(control) });
  vi.unstubAllGlobals();
  const sent: string[] = [];
  const field = { ...(classes[0] as GridField) };
  field.props = { value: tableOf('12'), field: new Map(), onChange: (markdown) => void sent.push(markdown) };
  field.setState = (state) => void Object.assign(field.state, state);
  field.state = field.getInitialState();
  const arrive = (value: string) => {
    const previous = field.props;
    field.props = { ...previous, value };
    field.componentDidUpdate(previous);
  };
  return { field, sent, arrive };
}

const tableOf = (number: string) => `| Task | Hours |\n| --- | --- |\n| Picking | ${number} |`;

/** Writes a number into the second cell of the first row. */
const write = (field: GridField, number: string) => {
  const clipboardData = { getData: () => `Picking\t${number}` };
  field.paste({ clipboardData, preventDefault: () => undefined }, 0, 0);
};

const numberIn = ({ state }: GridField) => state.table.rows[0]![1];

test('a value that comes back after the next change does not undo that change', () => {
  const { field, sent, arrive } = createField();
  write(field, '1');
  write(field, '14');
  expect(sent).toEqual([tableOf('1'), tableOf('14')]);
  arrive(tableOf('1'));
  expect(numberIn(field)).toBe('14');
});

test('the table shows a reverted value even if it has sent that value before', () => {
  const { field, arrive } = createField();
  for (const number of ['13', '12', '14']) {
    write(field, number);
    arrive(tableOf(number));
  }
  arrive(tableOf('12'));
  expect(numberIn(field)).toBe('12');
});
