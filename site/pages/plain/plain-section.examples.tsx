import type { Examples } from '../../gallery/examples.ts';
import { PlainSection } from './plain-section.tsx';

export const examples: Examples = {
  text: (
    <PlainSection
      kind="text"
      heading="What we hold ourselves to"
      paragraphs={[
        'Every release is read through with a keyboard and a screen reader before it ships.',
        'Where a page falls short we say so here, and until when.',
      ]}
      link={{ name: 'How we work', link: '/why-us' }}
    />
  ),
  list: (
    <PlainSection
      kind="list"
      heading="What we check"
      text="Every page, on a phone and on a desk."
      items={['Words stand out on their background.', 'Whatever a pointer can do, a keyboard can do.']}
    />
  ),
  steps: (
    <PlainSection
      kind="steps"
      heading="When you report a barrier"
      steps={[
        { title: 'The same day', text: 'A person answers and asks what you were trying to do.' },
        { title: 'Within a week', text: 'We tell you what will change and when.' },
      ]}
    />
  ),
  table: (
    <PlainSection
      kind="table"
      heading="Where we fall short"
      caption="Known gaps"
      columns={['Part', 'What is missing', 'Until when']}
      rows={[
        { name: 'Live maps', cells: ['Streets are not read aloud', 'No date yet'] },
        { name: 'Old articles', cells: ['Charts without a table', 'The end of the year'] },
      ]}
    />
  ),
  questions: (
    <PlainSection
      kind="questions"
      heading="Asked now and then"
      answers={[
        { question: 'Does it cost more?', answer: 'Less than mending it later. It is part of every estimate.' },
        { question: 'Who tests it?', answer: 'People who use a screen reader every day.' },
      ]}
    />
  ),
  links: (
    <PlainSection
      kind="links"
      rows={[
        { label: 'Contact', title: 'Tell us what does not work', text: 'A sentence is enough.', link: '/contact-us' },
      ]}
    />
  ),
};
