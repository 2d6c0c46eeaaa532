import { Definitions } from '../../ui/definitions.tsx';
import { MoreLink } from '../../ui/more-link.tsx';
import { classes } from '../../ui/classes.ts';
import { backgroundClass } from '../../ui/background.ts';
import { Title } from '../../ui/title.tsx';
import { Link } from '../../navigation/link.tsx';
import { PlumeFigure, type PlumeFigureProps } from './plume-figure.tsx';
import { Text } from '../../ui/text.tsx';
import { below, above } from '../../ui/space.ts';
import * as styles from './service-plates.drawing.module.css';

export interface ServicePlate {
  name: string;
  link: string;
  background: 'mist' | 'deep' | 'peach';
  /** A sentence of a client who needs this service. */
  quote: string;
  text: string;
  facts: { name: string; text: string }[];
  more: string;
  figure: PlumeFigureProps;
}

/** The services as plates that overlap like feathers, each a step farther to the right. */
export function ServicePlates({ plates }: { plates: ServicePlate[] }) {
  return (
    <ul className={styles.plates}>
      {plates.map(({ name, link, background, quote, text, facts, more, figure }) => (
        <li key={link} className={classes(backgroundClass(background), styles.plate, styles[background])}>
          <div className={styles.columns}>
            <Title as="h2" size="card" className={styles.name}>
              <Link className={styles.link} to={link}>
                {name}
              </Link>
            </Title>
            <Title size="large" className={styles.quote}>
              {quote}
            </Title>
            <div>
              <Text className={below(6)} measure="long">
                {text}
              </Text>
              <MoreLink to={link} color="inherit">
                {more}
              </MoreLink>
            </div>
            <div>
              <PlumeFigure {...figure} />
              <Definitions
                look="plain"
                layout="beside"
                className={above(6)}
                items={facts.map((fact) => ({ term: fact.name, text: fact.text }))}
              />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
