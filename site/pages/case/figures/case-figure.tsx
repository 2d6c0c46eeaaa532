import type { ComponentProps, ReactNode } from 'react';
import { BarsFigure } from './bars-figure.tsx';
import { BoardFigure } from './board-figure.tsx';
import { BurndownFigure } from './burndown-figure.tsx';
import { CardFigure } from './card-figure.tsx';
import * as styles from './case-figure.drawing.module.css';
import { ChainFigure } from './chain-figure.tsx';
import { ChecksFigure } from './checks-figure.tsx';
import { ChipsFigure } from './chips-figure.tsx';
import { ClockFigure } from './clock-figure.tsx';
import { LimitsFigure } from './limits-figure.tsx';
import { PhoneFigure } from './phone-figure.tsx';
import { PlumesFigure } from './plumes-figure.tsx';
import { RegisterFigure } from './register-figure.tsx';
import { ScanFigure } from './scan-figure.tsx';
import { ShotFigure } from './shot-figure.tsx';
import { StacksFigure } from './stacks-figure.tsx';
import { TableFigure } from './table-figure.tsx';
import { WeekFigure } from './week-figure.tsx';

const figures = {
  bars: BarsFigure,
  board: BoardFigure,
  burndown: BurndownFigure,
  card: CardFigure,
  chain: ChainFigure,
  checks: ChecksFigure,
  chips: ChipsFigure,
  clock: ClockFigure,
  limits: LimitsFigure,
  phone: PhoneFigure,
  plumes: PlumesFigure,
  register: RegisterFigure,
  scan: ScanFigure,
  shot: ShotFigure,
  stacks: StacksFigure,
  table: TableFigure,
  week: WeekFigure,
};

type FigureKind = keyof typeof figures;

/** A figure as content specifies it: its kind, and that kind's data. */
export type CaseFigureProps = {
  [Kind in FigureKind]: { kind: Kind } & ComponentProps<(typeof figures)[Kind]>;
}[FigureKind];

/** A small drawing beside a passage, made from the passage's own numbers. */
export function CaseFigure({ kind, ...props }: CaseFigureProps) {
  // Safe to cast: the props belong to this kind, which TypeScript does not follow through the destructuring.
  const Figure = figures[kind] as (props: object) => ReactNode;
  return (
    <div className={styles.figure}>
      <Figure {...props} />
    </div>
  );
}
