import type { ProductsContent } from '#content/schema/products.ts';
import { CardColumns } from '../sections/products/card-columns.tsx';
import { PhoneTeaser } from '../sections/products/phone-teaser.tsx';
import { ProductFeathers, type ProductFeathersProps } from '../sections/products/product-feathers.tsx';
import { RegisterTeaser } from '../sections/products/register-teaser.tsx';
import { ProductBand } from '../sections/products/product-band.tsx';
import { TicketFan } from '../sections/products/ticket-fan.tsx';
import { UnevenPair } from '../sections/products/uneven-pair.tsx';
import { WeekTeaser } from '../sections/products/week-teaser.tsx';

export interface ProductsPageProps extends Omit<ProductsContent, 'title' | 'description'> {
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
