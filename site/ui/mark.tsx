import { marksFile } from './marks-file.ts';

export interface MarkProps {
  /** The id of a symbol in content/brand/marks.svg. */
  id: string;
  className?: string | undefined;
}

/** A technology's or client's sign in one colour, beside its name. */
export function Mark({ id, className }: MarkProps) {
  return (
    <svg className={className} viewBox="0 0 24 24" width="22" height="22" fill="currentColor" aria-hidden="true">
      <use href={`${marksFile}#${id}`} />
    </svg>
  );
}
