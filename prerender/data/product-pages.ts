import type { JjTimesheetContent } from '#content/schema/jj-timesheet.ts';
import type { ProductsContent } from '#content/schema/products.ts';
import type { ProductsPageProps } from '#site/pages/products-page.tsx';
import type { Content } from '../content/read-content.ts';

/** The address of the list of products. */
const list = '/product';

/** The list shows the first people of the week that JJ Timesheet shows whole. */
const peopleInList = 4;

/** What the list of products takes: its words, and names and notes as the header has them. */
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

/** What a product's page takes: its words, and the list it belongs to under that list's own name. */
export const productPage = <Words extends { title: string; description: string }>(
  { title: _, description: __, ...words }: Words,
  { page }: Content,
) => ({ ...words, parent: { name: page('products', list).heading, link: list } });

/** JJ Timesheet's page also takes the week that the list shows. */
export const timesheetPage = (words: JjTimesheetContent, content: Content) => ({
  ...productPage(words, content),
  week: content.page('products', list).timesheet.week,
});
