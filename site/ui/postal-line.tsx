// An inline style: a rule in a sheet would be loaded by every page, while few addresses need it.
const unbroken = { whiteSpace: 'nowrap' } as const;

/** A line of a postal address. It never breaks after the hyphen of a number, such as the postal code 4050-262. */
export const PostalLine = ({ text }: { text: string }) =>
  text.split(/(\S*\d-\S+)/).map((part, index) => {
    // The parts at odd indexes are the matches.
    const isNumber = index % 2 === 1;
    return isNumber ? (
      <span style={unbroken} key={index}>
        {part}
      </span>
    ) : (
      part
    );
  });
