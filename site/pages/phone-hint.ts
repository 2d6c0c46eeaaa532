import type { CheckContext, ReportProblem } from './check-context.ts';

/** Visitors follow this hint when their number is rejected: it must not suggest what the field does not accept. */
export function checkPhoneHint(phoneHint: string, { company }: CheckContext, report: ReportProblem): void {
  if (company.enquiry.phone !== 'international' || !/\b(10|ten)[\s-]*digit/i.test(phoneHint)) return;
  report(
    ['form', 'phoneHint'],
    'asks for ten digits, but enquiry.phone in content/company.yaml allows any number with 6 to 15 digits: write “With the country ' +
      'code if you call from abroad, or leave it empty.”, or the like',
  );
}
