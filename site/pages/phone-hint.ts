import type { CheckContext, ReportProblem } from './check-context.ts';

/**
 * Reports a hint that asks for ten digits where any country's numbers are accepted: visitors follow it when their number is
 * rejected.
 */
export function checkPhoneHint(phoneHint: string, { company }: CheckContext, report: ReportProblem): void {
  if (company.enquiry.phone !== 'international' || !/\b(10|ten)[\s-]*digit/i.test(phoneHint)) return;
  report(
    ['form', 'phoneHint'],
    'asks for ten digits, but enquiry.phone in content/company.yaml allows any number with 6 to 15 digits: write “With the country ' +
      'code if your number is from another country, or leave it empty.”, or the like',
  );
}
