import type { ComponentProps } from 'react';
import { buttonClasses, type ButtonLook } from './button-look.ts';

type ButtonProps = ButtonLook & ComponentProps<'button'>;

export function Button({ look, small, className, type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={buttonClasses({ look, ...(small && { small }) }, className)} />;
}
