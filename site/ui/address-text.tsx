/** A phone number or an email address. An email address that is too long for its line breaks before its `@`. */
export function AddressText({ text }: { text: string }) {
  const [beforeAt, domain] = text.split('@');
  return (
    <>
      {beforeAt}
      {domain && (
        <>
          <wbr />
          {`@${domain}`}
        </>
      )}
    </>
  );
}
