import { Link, type LinkProps } from '../navigation/link.tsx';
import { primaryActionAttribute, buttonClasses, type ButtonLook } from './button-look.ts';

type ButtonLinkProps = ButtonLook & LinkProps;

/** A link to another page that looks like a button. */
export function ButtonLink({ look, small, className, ...rest }: ButtonLinkProps) {
  return (
    <Link
      {...rest}
      {...primaryActionAttribute({ look })}
      className={buttonClasses({ look, ...(small && { small }) }, className)}
    />
  );
}
