import { languages } from '#languages/languages.ts';
import type { LanguageName } from '#languages/languages.ts';
import type { EnquiryRow } from '../model/database.ts';
import { enquiryFromRow, mailedFieldNames } from '../model/enquiry-fields.ts';
import type { MailedFieldName } from '../model/enquiry-fields.ts';

type MailedField = { field: MailedFieldName; label: string; text: string };

/** The fields that a mail shows on one line each. A stranger wrote their texts: the caller must escape them. */
export function mailedFields(row: EnquiryRow, language: LanguageName): MailedField[] {
  const { email, phone, mail } = languages[language];
  const labels: Record<MailedFieldName, string> = { email, phone };
  const enquiry = enquiryFromRow(row);
  return mailedFieldNames.map((field) => ({ field, label: labels[field], text: enquiry[field] || mail.noneGiven }));
}
