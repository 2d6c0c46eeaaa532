interface MarkProps {
  /** The address of a symbol in a sprite, such as `/assets/marks-….svg#react`. */
  address: string;
  className?: string | undefined;
}

/** The logo of a technology or client in one color, beside its name. */
export function Mark({ address, className }: MarkProps) {
  return (
    <svg className={className} viewBox="0 0 24 24" width="22" height="22" fill="currentColor" aria-hidden="true">
      <use href={address} />
    </svg>
  );
}
