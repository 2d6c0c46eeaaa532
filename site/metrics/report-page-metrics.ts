import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';

/**
 * Measures this page load and sends each value to the address `receiver` as JSON: `name` (CLS, FCP, INP, LCP or TTFB),
 * `value` (milliseconds; a score for CLS), `rating`, `page` (the path) and `id` of the metric in this page load: CLS and INP
 * may be sent again with a later value whenever the page is hidden. The JSON does not identify the visitor; a beacon carries
 * the receiver's own cookies, if the receiver has set any.
 */
export function reportPageMetrics(receiver: string) {
  const page = document.documentElement.dataset['path'];
  const report = ({ name, value, rating, id }: Metric) => {
    const body = JSON.stringify({ name, value, rating, page, id });
    // Plain text needs no preflight, so it is sent even while the page is being closed.
    navigator.sendBeacon(receiver, new Blob([body], { type: 'text/plain' }));
  };
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(report);
}
