import { useSearchParams } from '@remix-run/react'
import { carriedParameters } from '~/features/catalogue/search/listing-query'
import { layoutParameters } from '~/routing/parameters'
import type { ListingPageData } from '../list/read-listing-page.server'
import { useAskedList } from '../list/use-asked-list'

/** What the address says beside the controls of the form and a filter must not lose. */
export function KeptParameters({ data }: { data: ListingPageData }) {
  const { query } = useAskedList(data)
  const [search] = useSearchParams()
  const kept = [
    ...carriedParameters(query),
    ...layoutParameters.map((name) => [name, search.get(name)] as const),
  ]
  return (
    <>
      {kept.map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
    </>
  )
}
