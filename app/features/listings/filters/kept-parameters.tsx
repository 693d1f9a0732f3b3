import { useSearchParams } from '@remix-run/react'
import type { ListingQuery } from '~/features/catalogue/filters/listing-filters'
import { carriedParameters } from '~/features/catalogue/search/listing-query'

/** What the address says beside the controls of the form and a filter must not lose. */
export function KeptParameters({ query }: { query: ListingQuery }) {
  const [search] = useSearchParams()
  const kept = [
    ...carriedParameters(query),
    ...['menu', 'landing'].map((name) => [name, search.get(name)] as const),
  ]
  return (
    <>
      {kept.map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
    </>
  )
}
