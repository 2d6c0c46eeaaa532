import type { PageSurroundings, ReportWords } from './page-check.ts';

/** A visitor whose number is refused follows this hint: it must not ask for what the field does not accept. */
export function checkPhoneHint(phoneHint: string, { company }: PageSurroundings, report: ReportWords): void {
  if (company.enquiry.phone !== 'international' || !/\b(10|ten)[\s-]*digit/i.test(phoneHint)) return;
  report(
    ['form', 'phoneHint'],
    'asks for ten digits, but enquiry.phone in content/company.yaml allows any number with 6 to 15 digits: write “With the country ' +
      'code if you call from abroad, or leave it empty.”, or the like',
  );
}
