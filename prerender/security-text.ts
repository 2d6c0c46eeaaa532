import type { Company } from '#content/schema/company.ts';

/** Days until security.txt expires, counted from the build. The RFC recommends less than a year. */
const securityTextDays = 300;

/** The content of security.txt, which says where to report a vulnerability: https://www.rfc-editor.org/rfc/rfc9116 */
export function securityText(company: Company, today: Date): string {
  const expires = new Date(today.getTime() + securityTextDays * 24 * 60 * 60 * 1000);
  return [
    `Contact: mailto:${company.email}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    `Preferred-Languages: ${company.language}`,
    `Canonical: ${company.url}/.well-known/security.txt`,
    '',
  ].join('\n');
}
