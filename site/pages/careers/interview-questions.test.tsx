import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InterviewQuestions } from './interview-questions.tsx';

const picture = { alt: '', color: '#123456', width: 96, height: 96, avif: '/ana.avif 96w', jpeg: '/ana.jpg' };
const ana = { id: 'ana', name: 'Ana Lima', role: 'Designer', question: 'What did you draw?', picture };

const markup = (people: (typeof ana)[]) =>
  renderToStaticMarkup(<InterviewQuestions heading="They ask you" text="And you ask them." people={people} />);

test('the section is left out if the team asks no questions', () => {
  expect(markup([ana])).toContain('What did you draw?');
  expect(markup([])).toBe('');
});
