import { exampleEnquiry } from '#server/testing/example-enquiry.ts';

export type HostileBody = {
  type: string;
  body: Buffer;
};

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
const valid = JSON.stringify(exampleEnquiry());

/** Replaces a field's value in an enquiry's JSON by `raw`, which need not be JSON. */
function withField(field: string, raw: string): string {
  const otherFields = Object.entries(exampleEnquiry()).filter(([name]) => name !== field);
  return `{${otherFields.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)},`).join('')}"${field}":${raw}}`;
}

const fields = ['name', 'email', 'question', 'created', 'applicationId'];
const wrongValues = [
  'null',
  'true',
  '[]',
  '{}',
  '[["a"]]',
  '{"toString":1}',
  '""',
  '"   "',
  '1e999',
  '-0.5',
  '123456789012345678901',
];

/** A number below `limit` that varies with the index. */
const numberBelow = (index: number, limit: number): number => (index * 7919) % limit;

const nonObjects = ['null', '0', '"text"', '[]', `[${valid}]`, 'true', '', ' ', '\u0000', 'NaN'];

/** Kinds of bodies that are not enquiries. The index varies the bodies of a kind. */
const kinds: ((index: number) => string | Buffer | { form: string | Buffer })[] = [
  // Cut off somewhere.
  (index) => valid.slice(0, index % valid.length),
  // A wrong value in one field.
  (index) => withField(fields[index % fields.length] ?? '', wrongValues[index % wrongValues.length] ?? ''),
  // A field renamed, or with its name in another case.
  (index) => valid.replace(`"${fields[index % fields.length]}"`, '"Name"'),
  // This JSON is not an object.
  (index) => nonObjects[index % nonObjects.length] ?? '',
  // Deep nesting: instead of the object, in a field, objects in objects.
  (index) => '['.repeat(1 + numberBelow(index, 30_000)),
  (index) => withField('name', '['.repeat(numberBelow(index, 9000)) + ']'.repeat(numberBelow(index, 9000))),
  (index) => '{"a":'.repeat(1 + numberBelow(index, 9000)) + '1' + '}'.repeat(1 + numberBelow(index, 9000)),
  // Huge numbers.
  (index) => withField('applicationId', '9'.repeat(1 + numberBelow(index, 30_000)) + '.5'),
  (index) => withField('applicationId', `1e${10 + index}`),
  // Attempts at prototype pollution.
  (index) =>
    valid.replace('{', index % 2 ? '{"__proto__":{"name":"x"},' : '{"constructor":{"prototype":{"admin":true}},'),
  (index) => valid.replace('{', `{"\\u005f_proto__":{"is${index}":true},`),
  // Invalid UTF-8 in a key, in the punctuation or in an address.
  (index) =>
    Buffer.concat([Buffer.from('{"na'), Buffer.from([0xc0 | (index % 64), 0xff]), Buffer.from(valid.slice(4))]),
  (index) => Buffer.concat([Buffer.from([0xff, 0xfe, index % 256]), Buffer.from(valid)]),
  () => Buffer.from(valid, 'utf16le'),
  (index) => withField('email', `"\\ud800${index}@\\udfff"`),
  // Thousands of unknown fields, and the same field repeated, invalid at the end.
  (index) =>
    valid.replace(
      '{',
      `{${Array.from({ length: numberBelow(index, 3000) }, (_, field) => `"f${field}":1,`).join('')}"more":1,`,
    ),
  (index) => valid.replace('}', `${',"email":"no address"'.repeat(1 + numberBelow(index, 2000))}}`),
  // Strings on which a careless regular expression would run forever.
  (index) => withField('email', JSON.stringify(`${'a.'.repeat(index % 100)}@${'a-'.repeat(100)}`)),
  (index) => withField('phone', JSON.stringify(`${'1 '.repeat(numberBelow(index, 10_000))}x`)),
  (index) => withField('created', JSON.stringify(`${'2026-'.repeat(numberBelow(index, 5000))}11`)),
  // Longer than the contract allows, and too large altogether.
  (index) => withField('question', JSON.stringify('q'.repeat(10_001 + numberBelow(index, 50_000)))),
  (index) => withField('name', JSON.stringify('n'.repeat(201 + numberBelow(index, 50_000)))),
  (index) => Buffer.alloc(65_537 + index, 0x20),
  // Forms: no address, a repeated field, broken escapes, thousands of fields, bytes that are not text.
  (index) => ({ form: `name=Ada&email=${index}&question=hello` }),
  (index) => ({ form: `${'email=a%40example.com&'.repeat(1 + numberBelow(index, 500))}name=` }),
  (index) => ({ form: `name=%${index % 10}&email=%zz&question=%` }),
  (index) => ({ form: `${'a&'.repeat(numberBelow(index, 20_000))}__proto__=1&constructor[prototype][x]=1` }),
  (index) => ({
    form: Buffer.from(Array.from({ length: 1 + numberBelow(index, 500) }, (_, position) => (position * index) % 256)),
  }),
];

/** Returns body number `index`, always the same for one number. No body is an enquiry. */
export function hostileBody(index: number): HostileBody {
  const body = kinds[index % kinds.length]?.(Math.floor(index / kinds.length)) ?? '';
  if (typeof body === 'object' && 'form' in body) return { type: form, body: Buffer.from(body.form) };
  return { type: json, body: Buffer.from(body) };
}

/** A body nearly as large as the server reads, refused because its question is too long. */
export const largeBody: HostileBody = {
  type: json,
  body: Buffer.from(withField('question', JSON.stringify('q'.repeat(60_000)))),
};
