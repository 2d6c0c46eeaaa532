import { beforeEach, describe, expect, it } from 'vitest';
import { enquiryFields } from '#contract/enquiry.ts';
import type { Enquiry, EnquiryField } from '#contract/enquiry.ts';
import { refusalPage } from './enquiries/refusal-page.ts';
import { enquiryMailHtml } from './mail/enquiry-mail-html.ts';
import { enquiryMailText } from './mail/enquiry-mail-text.ts';
import type { EnquiryRow } from './model/database.ts';
import { latestEnquiries } from './storage/read-enquiries.ts';
import { exampleCompany } from './testing/example-company.ts';
import { exampleEnquiry } from './testing/example-enquiry.ts';
import { exampleDelivery } from './testing/example-rows.ts';
import { testCommandLine } from './testing/test-command-line.ts';
import type { TestCommandLine } from './testing/test-command-line.ts';
import { testDatabases } from './testing/test-databases.ts';
import { startTestReceiver } from './testing/test-receiver.ts';
import { enquiryInFull } from './viewer/enquiry-in-full.ts';
import { createWebhookSender } from './webhook/webhook-sender.ts';

/** An enquiry whose fields all differ, so that each can be found again. */
const enquiry = Object.fromEntries(
  Object.entries(exampleEnquiry()).map(([field, value]) => [
    field,
    typeof value === 'number' ? 98_765 : `the-${field}`,
  ]),
) as Enquiry;

/** An output of the server for the stored row; it leaves out the fields of `omitted` on purpose. */
type Output = {
  name: string;
  text: (row: EnquiryRow, commandLine: TestCommandLine) => Promise<string> | string;
  omitted?: EnquiryField[];
};

/** Fields that nobody needs to answer an enquiry. */
const technicalFields: EnquiryField[] = ['created', 'applicationId'];
const outputOf = async (commandLine: TestCommandLine, ...args: string[]) =>
  (await commandLine.enquiries(...args)).output;

const outputs: Output[] = [
  { name: 'the row', text: (row) => JSON.stringify(row) },
  { name: 'show', text: (_, commandLine) => outputOf(commandLine, 'show', '1') },
  { name: 'show --json', text: (_, commandLine) => outputOf(commandLine, 'show', '1', '--json') },
  { name: 'export as CSV', text: (_, commandLine) => outputOf(commandLine, 'export', '--format', 'csv') },
  { name: 'export as JSON', text: (_, commandLine) => outputOf(commandLine, 'export', '--format', 'jsonl') },
  { name: 'the viewer', text: (row) => row.name + enquiryInFull(row, [], exampleCompany) },
  { name: 'the webhook', text: webhookBody },
  { name: 'the mail as text', text: (row) => enquiryMailText(row, exampleCompany), omitted: technicalFields },
  { name: 'the mail as HTML', text: (row) => enquiryMailHtml(row, '', exampleCompany), omitted: technicalFields },
  {
    name: 'search',
    omitted: technicalFields,
    async text(_, commandLine) {
      const isFound = async (value: unknown) =>
        !(await outputOf(commandLine, 'search', String(value))).startsWith('No enquiry');
      const words = await Promise.all(
        Object.values(enquiry).map(async (value) => ((await isFound(value)) ? value : '')),
      );
      return words.join('\n');
    },
  },
  {
    name: 'the page that refuses a form post',
    text: () =>
      refusalPage(
        { headline: '', advice: '', refusals: [], post: { form: 'contact', body: enquiry, honeypotValue: '' } },
        exampleCompany,
      ),
  },
];

async function webhookBody(row: EnquiryRow): Promise<string> {
  const receiver = await startTestReceiver();
  const sender = createWebhookSender({ url: receiver.url, secret: 'a secret of sixteen' }, () => new Date());
  await sender.send({ ...exampleDelivery(), enquiry: row }, new AbortController().signal);
  return receiver.calls.map(({ body }) => body).join('\n');
}

describe.each(testDatabases)('every field of the contract, stored in $dialect,', ({ create }) => {
  let commandLine: TestCommandLine;
  beforeEach(async () => {
    commandLine = await testCommandLine(await create());
    await commandLine.store.add(enquiry, { receivedAt: new Date('2026-11-21T18:00:00Z') });
  });

  it.each(outputs)('reaches $name', async ({ text, omitted }) => {
    const [row] = await latestEnquiries(commandLine.database, 1);
    const written = await text(row!, commandLine);
    const missing = enquiryFields.filter((field) => !written.includes(String(enquiry[field])));
    expect(missing).toEqual(omitted ?? []);
  });
});
