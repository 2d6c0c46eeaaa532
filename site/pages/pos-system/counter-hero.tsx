import { Band } from '../../ui/band.tsx';
import type { PictureFile } from '../../ui/picture.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './counter-hero.drawing.module.css';
import { CutOut } from '../../sections/cut-out.tsx';
import { ProductText, type ProductTextProps } from '../../sections/product-text.tsx';
import { RegisterScreen, type RegisterScreenProps } from './register-screen.tsx';

interface CounterHeroProps extends ProductTextProps {
  terminal: Omit<RegisterScreenProps, 'className'> & { bell: PictureFile };
}

/** A hero with a counter, on which the register and a bell stand. */
export function CounterHero({ terminal, ...rest }: CounterHeroProps) {
  const { bell, ...screen } = terminal;
  return (
    <Band background="deep" clip flush className={styles.hero} data-hero="">
      <Wrap className={styles.content}>
        <ProductText {...rest} />
        <CutOut file={bell} sizes="286px" isHeroPicture className={styles.bell} />
        <RegisterScreen {...screen} className={styles.terminal} />
      </Wrap>
    </Band>
  );
}
