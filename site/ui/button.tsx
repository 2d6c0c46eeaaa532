import type { ComponentProps } from 'react';
import { primaryActionAttribute, buttonClasses, type ButtonLook } from './button-look.ts';

type ButtonProps = ButtonLook & ComponentProps<'button'>;

/** A button that runs a script or submits a form; a link that looks like one is a `ButtonLink`. */
export function Button({ look, small, className, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      {...primaryActionAttribute({ look })}
      type={type}
      className={buttonClasses({ look, ...(small && { small }) }, className)}
    />
  );
}
