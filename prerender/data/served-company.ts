import type { Content } from '../content/read-content.ts';

/** What the server needs to know for mails and pages of its own. */
export const servedCompany = ({ company, palette }: Content) => ({
  name: company.name,
  colors: palette,
  timeZone: company.timeZone,
  phone: company.enquiry.phone,
});
