import type { ComponentProps } from 'react';
import { actionMark, buttonClasses, type ButtonLook } from './button-look.ts';

type ButtonProps = ButtonLook & ComponentProps<'button'>;

export function Button({ look, small, className, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      {...actionMark({ look })}
      type={type}
      className={buttonClasses({ look, ...(small && { small }) }, className)}
    />
  );
}
