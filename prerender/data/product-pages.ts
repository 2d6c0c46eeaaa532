import type { JjTimesheetContent } from '#content/schema/jj-timesheet.ts';
import type { ProductsContent } from '#content/schema/products.ts';
import type { ProductsPageProps } from '#site/pages/products/products-page.tsx';
import type { Content } from '../content/read-content.ts';

/** The address of the list of products. */
const list = '/product';

/** The list shows only the first people of the week on JJ Timesheet's page. */
const peopleInList = 4;

/** The list of products: its own content, with the names and notes of the header. */
export const productsPage = (
  { title: _, description: __, ...words }: ProductsContent,
  { navigation }: Content,
): ProductsPageProps => ({
  ...words,
  timesheet: {
    ...words.timesheet,
    week: { ...words.timesheet.week, rows: words.timesheet.week.rows.slice(0, peopleInList) },
  },
  products: (navigation.header.find(({ link }) => link === list)?.children ?? []).map(({ name, link, note }) => ({
    name,
    link,
    note,
  })),
});

/** A product's page: its own content, with a link back to the list of products. */
export const productPage = <Words extends { title: string; description: string }>(
  { title: _, description: __, ...words }: Words,
  { page }: Content,
) => ({ ...words, parent: { name: page('products', list).heading, link: list } });

/** JJ Timesheet's page also shows the week of the list. */
export const timesheetPage = (words: JjTimesheetContent, content: Content) => ({
  ...productPage(words, content),
  week: content.page('products', list).timesheet.week,
});
