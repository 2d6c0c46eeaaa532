import { describe, expect, it } from 'vitest';
import { validateEnquiry } from './validate-enquiry.ts';
import { enquiryFields } from './enquiry.ts';
import type { Enquiry } from './enquiry.ts';
import type { RefusalMessages } from './field-error.ts';

const messages: RefusalMessages = {
  body: 'Send an object.',
  unknown: 'There is no such field.',
  name: 'Who are you?',
  nameLength: 'A shorter name, please.',
  email: 'Where do we answer?',
  emailShape: 'This is not an address.',
  emailLength: 'A shorter address, please.',
  phone: { us: 'Ten digits, please.', international: 'Six to fifteen digits, please.' },
  question: 'What do you ask?',
  questionLength: 'A shorter message, please.',
  created: 'When?',
  applicationId: 'From where?',
};

const enquiry: Enquiry = {
  name: 'Ada Moreno',
  email: 'ada@example.com',
  phone: '(281) 555-0142',
  question: 'Could you build us\na booking system?',
  created: '2026-11-21T16:40:00.000Z',
  applicationId: 9,
};

const fieldsRefusedFor = (body: unknown): string[] => {
  const validation = validateEnquiry(body, 'us', messages);
  return validation.accepted ? [] : validation.refusals.map(({ field }) => field);
};

describe('an enquiry is accepted', () => {
  it('as it was written', () => expect(validateEnquiry(enquiry, 'us', messages)).toEqual({ accepted: true, enquiry }));

  it('with its strings trimmed', () =>
    expect(
      validateEnquiry(
        {
          ...enquiry,
          name: '  Ada Moreno ',
          email: ' ada@example.com\n',
          question: '\n' + enquiry.question,
        },
        'us',
        messages,
      ),
    ).toEqual({ accepted: true, enquiry }));

  it('without a phone number', () => {
    const { phone: _, ...withoutPhone } = enquiry;
    expect(validateEnquiry(withoutPhone, 'us', messages)).toEqual({
      accepted: true,
      enquiry: { ...enquiry, phone: '' },
    });
    expect(validateEnquiry({ ...enquiry, phone: '' }, 'us', messages)).toEqual({
      accepted: true,
      enquiry: { ...enquiry, phone: '' },
    });
  });

  it('with a phone number typed without a script, as if the script had formatted it', () => {
    expect(validateEnquiry({ ...enquiry, phone: '2815550142' }, 'us', messages)).toEqual({ accepted: true, enquiry });
    expect(validateEnquiry({ ...enquiry, phone: '2815550142' }, 'international', messages)).toMatchObject({
      enquiry: { phone: '2815550142' },
    });
  });

  it('without characters that a database cannot store', () => {
    const validation = validateEnquiry(
      {
        ...enquiry,
        name: 'Ada\u0000\r\nMoreno\udc00',
        question: 'a\u0000b\u001b[31m\tc\ud800',
      },
      'us',
      messages,
    );
    expect(validation).toEqual({
      accepted: true,
      enquiry: { ...enquiry, name: 'Ada Moreno\ufffd', question: 'ab[31m\tc\ufffd' },
    });
  });

  it.each(['李', '\u05e9\u05dc\u05d5\u05dd', 'Ж', '7', '?', '\u{1f469}\u200d\u{1f4bb}', '한'])(
    'with the name %s',
    (name) => expect(fieldsRefusedFor({ ...enquiry, name, question: name })).toEqual([]),
  );

  it('at the limits', () => {
    expect(fieldsRefusedFor({ ...enquiry, name: 'n'.repeat(200), question: 'q'.repeat(10_000) })).toEqual([]);
    expect(fieldsRefusedFor({ ...enquiry, email: `${'e'.repeat(242)}@example.com` })).toEqual([]);
  });

  it.each(['a@b', "o'hara+jobs@mail.example.co", 'a.b..c@x-1.example'])('with the address %s', (email) =>
    expect(fieldsRefusedFor({ ...enquiry, email })).toEqual([]),
  );

  it.each(['2026-11-21T16:40:00Z', '2024-02-29T23:59:59.9Z'])('with the time %s', (created) =>
    expect(fieldsRefusedFor({ ...enquiry, created })).toEqual([]),
  );
});

describe('an enquiry is refused', () => {
  it.each([null, undefined, 'text', 7, [enquiry]])('when it is not an object: %j', (body) =>
    expect(validateEnquiry(body, 'us', messages)).toEqual({
      accepted: false,
      refusals: [{ field: 'body', reason: messages.body }],
    }),
  );

  it.each(['name', 'email', 'question'] as const)('without %s, with a message about it', (field) => {
    for (const emptyValue of [undefined, '', '  \n ', null, 7, {}]) {
      const body = { ...enquiry, [field]: emptyValue };
      expect(validateEnquiry(body, 'us', messages)).toEqual({
        accepted: false,
        refusals: [{ field, reason: messages[field] }],
      });
    }
  });

  it.each(['\u200b', '\u202e\u2066', '\u3164', '\u115f\u1160\uffa0', '\u2800', '\u00ad\ufeff', '\u0301', '\ufe0f'])(
    'with a name or message without a visible character: %j',
    (invisibleText) => {
      for (const field of ['name', 'question'] as const)
        expect(validateEnquiry({ ...enquiry, [field]: invisibleText.repeat(20) }, 'us', messages)).toEqual({
          accepted: false,
          refusals: [{ field, reason: messages[field] }],
        });
    },
  );

  it('beyond the limits', () => {
    expect(fieldsRefusedFor({ ...enquiry, name: 'n'.repeat(201) })).toEqual(['name']);
    expect(fieldsRefusedFor({ ...enquiry, question: 'q'.repeat(10_001) })).toEqual(['question']);
    expect(fieldsRefusedFor({ ...enquiry, email: `${'e'.repeat(243)}@example.com` })).toEqual(['email']);
  });

  it.each([
    'ada',
    '@example.com',
    'ada@',
    'a b@example.com',
    'a@b@c',
    'ada@-x.example',
    'ada@x..example',
    'ä@x.example',
  ])('with the address %s', (email) => expect(fieldsRefusedFor({ ...enquiry, email })).toEqual(['email']));

  it.each([
    '281555014',
    '28155501429',
    '281.555.0142',
    '(281) 555-014',
    '(281)555-0142',
    '(281) 555-01420',
    'none',
    null,
    2815550142,
  ])('with the phone %j', (phone) => expect(fieldsRefusedFor({ ...enquiry, phone })).toEqual(['phone']));

  it.each([
    '2026-11-21',
    '2026-11-21T16:40:00',
    '2026-11-21T16:40:00+01:00',
    '2026-02-30T00:00:00Z',
    '2026-11-21T24:00:00Z',
    '2026-13-01T00:00:00Z',
    '',
    1_763_743_200_000,
    undefined,
  ])('with the time %j', (created) => expect(fieldsRefusedFor({ ...enquiry, created })).toEqual(['created']));

  it.each(['9', 9.5, -1, NaN, Infinity, 2_147_483_648, null, undefined])(
    'with the application id %j',
    (applicationId) => expect(fieldsRefusedFor({ ...enquiry, applicationId })).toEqual(['applicationId']),
  );

  it('with unknown fields, each by its name', () =>
    expect(validateEnquiry({ ...enquiry, cc: 'x@example.com', admin: true }, 'us', messages)).toEqual({
      accepted: false,
      refusals: [
        { field: 'cc', reason: messages.unknown },
        { field: 'admin', reason: messages.unknown },
      ],
    }));

  it('naming each wrong field once, in the order of the form', () =>
    expect(fieldsRefusedFor({})).toEqual(enquiryFields.filter((field) => field !== 'phone')));

  it('with at most ten short names of unknown fields, even for thousands of them', () => {
    const unknownFields = Object.fromEntries(
      Array.from({ length: 5000 }, (_, index) => [`${'x'.repeat(200)}${index}`, 1]),
    );
    const fields = fieldsRefusedFor({ ...enquiry, ...unknownFields });
    expect(fields).toHaveLength(10);
    expect(fields.every((field) => field.length <= 60)).toBe(true);
  });

  it('when its fields are only inherited', () => expect(fieldsRefusedFor(Object.create(enquiry))).toContain('email'));
});
