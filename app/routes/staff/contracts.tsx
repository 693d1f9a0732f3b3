import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ContractList } from '~/features/contracts/staff/list/contract-list'
import { readContractList } from '~/features/contracts/staff/list/read-contract-list.server'
import { staffHead, staffHeaders } from '~/features/staff/area/staff-head'
import { requestLocale } from '~/platform/i18n/i18n.server'

export async function loader({ request }: LoaderFunctionArgs) {
  return readContractList(request, await requestLocale(request))
}

export const headers = staffHeaders

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  staffHead(data?.words.staff.listTitle ?? '', matches)

export default function StaffContracts() {
  return <ContractList {...useLoaderData<typeof loader>()} />
}
