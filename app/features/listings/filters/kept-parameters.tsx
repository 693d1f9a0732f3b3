import { useSearchParams } from '@remix-run/react'
import type { ListingQuery } from '~/features/catalogue/search/listing-query'

/** What the address says beside the filters and a filter must not lose. */
export function KeptParameters({ query }: { query: ListingQuery }) {
  const [search] = useSearchParams()
  const kept: [string, string | null][] = [
    ['topListing', query.topListing ? 'true' : null],
    ['ads', query.ads ? 'true' : null],
    ['available', query.available ? 'true' : null],
    ['country', query.country],
    ['product', query.product],
    ['menu', search.get('menu')],
    ['landing', search.get('landing')],
  ]
  return (
    <>
      {kept.map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
    </>
  )
}
