import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { staffHead, staffHeaders } from '~/features/staff/area/staff-head'
import { deleteFile } from '~/features/staff/files/delete-file.server'
import { FilesPage } from '~/features/staff/files/files-page'
import { readFilesPage } from '~/features/staff/files/read-files-page.server'
import { requireStaff } from '~/features/staff/session/require-staff.server'
import { createServerI18n, requestLocale } from '~/platform/i18n/i18n.server'
import { scriptless } from '~/ui/layout/page-scripts'

export const handle = scriptless

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, { right: 'careerFiles', isStrict: true })
  const locale = await requestLocale(request)
  const { t } = await createServerI18n(locale)
  const query = new URL(request.url).searchParams
  return { title: t('staff:files.title'), ...(await readFilesPage(staff, { locale, query })) }
}

export async function action({ request }: ActionFunctionArgs) {
  return deleteFile(request, await requestLocale(request))
}

export const headers = staffHeaders

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  staffHead(data?.title ?? '', matches)

export default function StaffFiles() {
  return <FilesPage {...useLoaderData<typeof loader>()} />
}
