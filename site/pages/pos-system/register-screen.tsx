import { classes } from '../../ui/classes.ts';
import { DrawnButton } from '../../ui/drawn-button.tsx';
import { DrawnScreen } from '../../ui/drawn-screen.tsx';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import { Values } from '../../ui/values.tsx';
import { OrderLines, type OrderLine } from './order-lines.tsx';
import { Row } from '../../ui/row.tsx';
import { RegisterKey, type RegisterKeyProps } from './register-key.tsx';
import * as styles from './register-screen.drawing.module.css';

export interface RegisterScreenProps {
  label: string;
  brand: string;
  /** The first is selected. */
  tabs: string[];
  keys: Omit<RegisterKeyProps, 'className'>[];
  ticket: {
    number: string;
    where: string;
    lines: OrderLine[];
    sums: { name: string; value: string }[];
    total: { name: string; value: string };
    send: string;
    charge: string;
  };
  className?: string | undefined;
}

/** A cash register: the keys of the dishes and the open ticket. */
export function RegisterScreen({ label, brand, tabs, keys, ticket, className }: RegisterScreenProps) {
  return (
    <DrawnScreen device="window" label={label} className={classes(styles.screen, className)}>
      <Row gap={1} align="center" className={styles.bar}>
        <Title as="b" size="smallTitle" className={styles.brand}>
          {brand}
        </Title>
        {tabs.map((tab, index) => (
          <span className={classes(styles.tab, index === 0 && styles.selected)} key={tab}>
            {tab}
          </span>
        ))}
      </Row>
      <ul className={styles.keys}>
        {keys.map((key) => (
          <li key={key.name} className={styles.key}>
            <RegisterKey {...key} />
          </li>
        ))}
      </ul>
      <div className={styles.ticket}>
        <Row as="p" gap={4} align="center" className={styles.where}>
          <Title as="b" size="medium">
            {ticket.number}
          </Title>{' '}
          <Text as="span" color="quiet">
            {ticket.where}
          </Text>
        </Row>
        <OrderLines lines={ticket.lines} />
        <Values lines={[...ticket.sums, ticket.total]} className={styles.sums} />
        <p className={styles.actions}>
          <DrawnButton background="haze">{ticket.send}</DrawnButton>
          <DrawnButton background="cobalt">{ticket.charge}</DrawnButton>
        </p>
      </div>
    </DrawnScreen>
  );
}
