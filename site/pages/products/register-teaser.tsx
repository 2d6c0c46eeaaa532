import { classes } from '../../ui/classes.ts';
import { DrawnButton } from '../../ui/drawn-button.tsx';
import { backgroundClass } from '../../ui/background.ts';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import { Values } from '../../ui/values.tsx';
import * as styles from './register-teaser.drawing.module.css';
import { TeaserText, type TeaserTextProps } from './teaser-text.tsx';
import { below } from '../../ui/space.ts';

interface RegisterTeaserProps extends Pick<TeaserTextProps, 'heading' | 'text' | 'more'> {
  register: {
    label: string;
    dishes: { name: string; price: string; chosen?: boolean | undefined }[];
    ticket: {
      heading: string;
      lines: { name: string; value: string }[];
      sums: { name: string; value: string }[];
      pay: string;
    };
  };
}

/** A product shown as its cash register: text above, keys and open ticket on a plate. */
export function RegisterTeaser({ register, ...rest }: RegisterTeaserProps) {
  const { dishes, ticket } = register;
  return (
    <article className={styles.teaser}>
      <TeaserText {...rest} size="medium" />
      <figure className={styles.plate} aria-label={register.label}>
        <div className={styles.pad}>
          {dishes.map(({ name, price, chosen }) => (
            <span key={name} className={classes(styles.key, backgroundClass(chosen ? 'deep' : 'chalk'))}>
              <b className={styles.name}>{name}</b>
              <Text as="span" color="quiet">
                {price}
              </Text>
            </span>
          ))}
        </div>
        <div className={styles.ticket}>
          <Title size="smallTitle" className={below(3)}>
            {ticket.heading}
          </Title>
          <Values lines={ticket.lines} />
          <Values lines={ticket.sums} className={styles.sums} />
          <DrawnButton background="night">{ticket.pay}</DrawnButton>
        </div>
      </figure>
    </article>
  );
}
