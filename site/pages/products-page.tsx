import type { ProductsWords } from '#content/schema/products.ts';
import { CardColumns } from '../sections/card-columns.tsx';
import { PhoneTeaser } from '../sections/phone-teaser.tsx';
import { ProductFeathers, type ProductFeathersProps } from '../sections/product-feathers.tsx';
import { RegisterTeaser } from '../sections/register-teaser.tsx';
import { ProductBand } from '../sections/product-band.tsx';
import { TicketFan } from '../sections/ticket-fan.tsx';
import { UnevenPair } from '../sections/uneven-pair.tsx';
import { WeekTeaser } from '../sections/week-teaser.tsx';

export interface ProductsPageProps extends Omit<ProductsWords, 'title' | 'description'> {
  products: ProductFeathersProps['products'];
}

export function ProductsPage({ rental, church, register, events, projects, timesheet, ...hero }: ProductsPageProps) {
  return (
    <>
      <ProductFeathers {...hero} />
      <ProductBand {...rental} />
      <UnevenPair>
        <PhoneTeaser {...church} />
        <RegisterTeaser {...register} />
      </UnevenPair>
      <TicketFan {...events} />
      <CardColumns {...projects} />
      <WeekTeaser {...timesheet} />
    </>
  );
}
