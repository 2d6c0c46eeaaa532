import { Pager } from './pager.tsx';

const onTurn = () => undefined;

export const examples = {
  'first of three': <Pager page={0} pages={3} onTurn={onTurn} />,
  'in the middle': <Pager page={1} pages={3} onTurn={onTurn} />,
  last: <Pager page={2} pages={3} onTurn={onTurn} />,
  'the only one': <Pager page={0} pages={1} onTurn={onTurn} />,
  'of many': <Pager page={11} pages={24} onTurn={onTurn} />,
};
