/** A phone number or an e-mail address; where there is no room for it, the latter breaks before its `@`. */
export function AddressText({ text }: { text: string }) {
  const [user, domain] = text.split('@');
  return (
    <>
      {user}
      {domain && (
        <>
          <wbr />
          {`@${domain}`}
        </>
      )}
    </>
  );
}
