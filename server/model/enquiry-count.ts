/** `1 enquiry`, `7 enquiries`. */
export function enquiryCount(count: number): string {
  return count === 1 ? '1 enquiry' : `${count} enquiries`;
}
