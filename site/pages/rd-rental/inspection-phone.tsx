import { DrawnButton } from '../../ui/drawn-button.tsx';
import { DrawnScreen } from '../../ui/drawn-screen.tsx';
import { PlumeTile } from '../../ui/plume-tile.tsx';
import { Text } from '../../ui/text.tsx';
import { Title } from '../../ui/title.tsx';
import { Values } from '../../ui/values.tsx';
import { Row } from '../../ui/row.tsx';
import * as styles from './inspection-phone.drawing.module.css';

export interface InspectionPhoneProps {
  label: string;
  heading: string;
  /** The car's license plate. */
  plate: string;
  lines: { name: string; value: string; changed?: boolean | undefined }[];
  button: string;
  note: string;
}

/** A car seen from above, with a numbered mark where it has new damage. */
const DamagedCar = () => (
  <svg className={styles.car} viewBox="0 0 200 300">
    <rect x="46" y="14" width="108" height="272" rx="44" fill="var(--haze)" stroke="var(--cobalt)" strokeWidth="2" />
    {/* The windows. */}
    <path
      fill="var(--sky)"
      d="M62 92Q100 76 138 92L130 122H70ZM70 218H130L136 240Q100 250 64 240ZM58 104V150H64V126ZM142 104V150H136V126ZM58 160V212L64 200V160ZM142 160V212L136 200V160Z"
    />
    {/* Between the front and rear doors. */}
    <path d="M46 156h12M142 156h12" stroke="var(--cobalt)" strokeWidth="2" />
    <circle cx="48" cy="190" r="14" fill="var(--signal)" />
    <text className={styles.markNumber} x="48" y="195" textAnchor="middle">
      1
    </text>
  </svg>
);

/** The inspection of a returned car on a phone: the car with one new mark, and a note that explains the mark. */
export function InspectionPhone({ label, heading, plate, lines, button, note }: InspectionPhoneProps) {
  return (
    <div className={styles.panel}>
      <DrawnScreen device="phone" label={label} className={styles.phone}>
        <Row as="p" align="baseline" between>
          <Title as="b" size="smallTitle">
            {heading}
          </Title>{' '}
          <Text as="span" color="quiet">
            {plate}
          </Text>
        </Row>
        <DamagedCar />
        <Values
          look="record"
          lines={lines.map(({ changed, ...line }) => ({ ...line, marked: changed }))}
          className={styles.lines}
        />
        <DrawnButton background="cobalt">{button}</DrawnButton>
      </DrawnScreen>
      <Text size="small" className={styles.note}>
        <PlumeTile background="signal" size="small" className={styles.noteNumber}>
          1
        </PlumeTile>
        {note}
      </Text>
    </div>
  );
}
