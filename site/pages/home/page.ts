import { z } from 'zod';
import { picture } from '#content/schema/picture.ts';
import { reportDuplicates } from '#content/schema/report-duplicates.ts';
import { address, description, link, text } from '#content/schema/text.ts';
import { articlePath } from '../article-summary.ts';
import { caseSchema } from '../case-schema.ts';
import { definePage } from '../define-page.ts';
import type { Article, SiteContent } from '../site-content.ts';
import { bannerLabel } from './banner-label.ts';
import { excerpt } from './excerpt.ts';
import type { MeasuredResultProps } from './measured-result.tsx';

const banner = z.strictObject({ title: text, subTitle: text, picture, primary: link, secondary: link });
const card = z.strictObject({ name: text, link: address, picture, description: text });
const scene = z.strictObject({
  /** The time on a twelve-hour clock, such as 5:40. */
  time: z.string().regex(/^(1[0-2]|[1-9]):[0-5]\d$/, 'is not a time such as 5:40'),
  half: z.enum(['am', 'pm']),
  where: text,
  title: text,
  text,
  picture,
  product: link,
  case: link.optional(),
});

/** content/pages/home.yaml. */
const schema = z.strictObject({
  title: text,
  description,
  heading: text,
  banners: z.array(banner).length(3, 'needs exactly three banners'),
  /** Figures that visitors can verify. A phone shows the first two. */
  proof: z.strictObject({
    label: text,
    items: z.array(z.strictObject({ figure: text, text, link: address })).length(3, 'needs exactly three figures'),
  }),
  /** The chart of a case's results. */
  result: z.strictObject({ heading: text, text, case: address, link: text }).optional(),
  day: z.strictObject({ heading: text, text, scenes: z.array(scene).min(3).max(6) }).optional(),
  expertise: z.strictObject({ heading: text, text, cards: z.array(card).length(3, 'needs exactly three cards') }),
  message: z.strictObject({ heading: text, text, link, picture }),
  about: z.strictObject({ heading: text, lead: text, text, link, picture }),
  team: z.strictObject({ heading: text, text }),
  /** `about` follows the link's name for screen readers only, so that the name tells where the link leads. */
  feedback: z.strictObject({ heading: text, link, about: text }),
  clients: z.strictObject({ heading: text }),
  /** The articles with measurements, by their addresses, each with a result; shown newest first. */
  articles: z
    .strictObject({
      heading: text,
      text,
      links: z
        .array(z.strictObject({ link: address, result: text }))
        .min(1)
        .max(3)
        .superRefine((links, context) =>
          reportDuplicates(
            links.map(({ link: path }) => path),
            context,
            'link',
          ),
        ),
    })
    .optional(),
  technologies: z.strictObject({
    heading: text,
    text,
    groups: z.array(z.strictObject({ heading: text, items: z.array(text).min(1) })).min(2),
  }),
});

/**
 * The chart of a case's results; its highlighted column is the worst. Throws if the results have no chart, or one with several
 * bars in a column: home shows one.
 */
function resultsChart(casePath: string, content: SiteContent): Pick<MeasuredResultProps, 'title' | 'note' | 'columns'> {
  const results = content.page(caseSchema, casePath).blocks.find((block) => block.kind === 'results');
  if (results?.shown.as !== 'chart' || results.shown.chart.series.length > 1) {
    throw new Error(
      `content/pages/home.yaml: the results of ${casePath} have no chart with a single series: name another case under result`,
    );
  }
  const { title, note, columns } = results.shown.chart;
  return {
    title,
    note,
    columns: columns.map(({ name, values, tone }) => ({ name, value: values[0] ?? 0, worst: tone === 'signal' })),
  };
}

/** The articles with measurements, newest first like `articles`, each with its result. */
const measuredArticles = (links: readonly { link: string; result: string }[], articles: readonly Article[]) =>
  articles.flatMap((article) => {
    const path = articlePath(article);
    const entry = links.find(({ link }) => link === path);
    return entry ? [{ link: path, title: article.title, result: entry.result }] : [];
  });

export const home = definePage({
  name: 'home',
  hero: true,
  schema,
  props: ({ title: _, description: __, heading, banners, result, articles, ...rest }, content) => ({
    heading,
    banners: banners.map((slide) => ({ ...slide, label: bannerLabel(slide.title) })),
    ...rest,
    ...(result && {
      result: {
        heading: result.heading,
        text: result.text,
        link: { name: result.link, link: result.case },
        ...resultsChart(result.case, content),
      },
    }),
    team: { ...rest.team, members: content.team.map(({ interviewQuestion: _question, ...member }) => member) },
    feedback: {
      ...rest.feedback,
      testimonials: content.testimonials.map(({ feedback, case: _case, ...customer }) => ({
        ...customer,
        excerpt: excerpt(feedback),
      })),
    },
    clients: { ...rest.clients, clients: content.clients },
    ...(articles && {
      articles: {
        heading: articles.heading,
        text: articles.text,
        articles: measuredArticles(articles.links, content.articles),
      },
    }),
  }),
  check({ articles, result }, { addressesOf }, report) {
    if (result) {
      const caseAddresses = addressesOf(caseSchema);
      if (!caseAddresses.includes(result.case))
        report(['result', 'case'], `${result.case} is not a case: name one of ${caseAddresses.join(', ')}`);
    }
    for (const [index, { link }] of (articles?.links ?? []).entries()) {
      if (!link.startsWith('/blog/'))
        report(['articles', 'links', index, 'link'], `${link} is not an article: name one, such as /blog/new-article`);
    }
  },
  load: async () => (await import('./home-page.tsx')).HomePage,
});
