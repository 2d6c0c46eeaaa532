import type { ProductsContent } from './page.ts';
import { CardColumns } from './card-columns.tsx';
import { PhoneTeaser } from './phone-teaser.tsx';
import { ProductFeathers, type ProductFeathersProps } from './product-feathers.tsx';
import { RegisterTeaser } from './register-teaser.tsx';
import { ProductBand } from './product-band.tsx';
import { TicketFan } from './ticket-fan.tsx';
import { UnevenPair } from './uneven-pair.tsx';
import { WeekTeaser } from './week-teaser.tsx';

export interface ProductsPageProps extends Omit<ProductsContent, 'title' | 'description' | 'scale'> {
  scale: ProductFeathersProps['scale'];
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
