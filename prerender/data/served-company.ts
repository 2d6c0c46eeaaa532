import type { Content } from '../content/read-content.ts';

/** The facts about the company that the server needs for its own mails and pages. */
export const servedCompany = ({ company, palette }: Content) => ({
  name: company.name,
  language: company.language,
  country: company.country,
  colors: palette,
  timeZone: company.timeZone,
  phone: company.enquiry.phone,
});
