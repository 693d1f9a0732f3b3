import { maxSearchLength } from '~content/limits'
import type { Locale } from '~content/locale'
import { throw503OnOutage } from '~/platform/content/throw-503-on-outage.server'
import { StorageUnavailable } from '~/platform/files/storage-unavailable'
import { uploadTypes } from '~/platform/files/uploads/upload-types'
import type { PrivateStore } from '~/platform/files/store/create-private-store.server'
import { privateStore } from '~/platform/files/store/private-store.server'
import { referenceOf } from '~/features/submissions/reference-of.server'
import { outbox } from '~/platform/outbox/outbox.server'
import type { Staff } from '../session/require-staff.server'
import { hasRight } from '../rights'
import { filePath } from './file-path'
import { readableKinds, type UploadKindName } from './readable-kinds'

const filesPerPage = 25

export type StaffFile = {
  id: string
  path: string
  name: string
  /** How people call the type, e.g. PDF. */
  type: string
  kind: UploadKindName
  /** ISO time. */
  cameAt: string
  bytes: number
  reference: string
  reads: number
}

export type FilesPageData = {
  files: StaffFile[]
  total: number
  search: string
  page: number
  pages: number
  /** Whether identity documents are among them. */
  hasAll: boolean
  mayDelete: boolean
  /** Whether the page follows a deletion. */
  isDeleted: boolean
}

type FilesParts = {
  store: PrivateStore
  /** The reference of the submission that claimed the files; null if unknown. */
  referenceOfOwner: (owner: string) => Promise<string | null>
}

/** Forms claim files by the key of their submission. */
const ownParts = (): FilesParts => ({
  store: privateStore(),
  async referenceOfOwner(owner) {
    const id = await outbox().findId(owner)
    return id === null ? null : referenceOf(id)
  },
})

/**
 * A page of the files that the account may open: `q` is searched in name and reference, `page` counts from 1.
 * Throws a 503 answer where the disk fails.
 */
export async function readFilesPage(
  staff: Staff,
  { locale, query }: { locale: Locale; query: URLSearchParams },
  { store, referenceOfOwner }: FilesParts = ownParts(),
): Promise<FilesPageData> {
  const kinds = readableKinds(staff.role)
  const search = (query.get('q') ?? '').trim().slice(0, maxSearchLength)
  const requestedPage = /^[1-9]\d{0,5}$/.test(query.get('page') ?? '')
    ? Number(query.get('page'))
    : 1
  const part = { limit: filesPerPage, offset: (requestedPage - 1) * filesPerPage }
  const { files, total } = await throw503OnOutage(
    'private files could not be listed',
    async () => {
      await store.nameOwners(referenceOfOwner)
      return store.list({ kinds, search, ...part })
    },
    (err) => err instanceof StorageUnavailable,
  )
  return {
    files: files.flatMap(({ id, name, type, kind, createdAt, bytes, reference, reads }) => {
      const known = kinds.find((one) => one === kind)
      if (!known) return []
      return {
        id,
        path: filePath(id, locale),
        name,
        bytes,
        reads,
        kind: known,
        reference,
        type: uploadTypes[type].extensions[0].toUpperCase(),
        cameAt: new Date(createdAt).toISOString(),
      }
    }),
    total,
    search,
    page: requestedPage,
    pages: Math.max(1, Math.ceil(total / filesPerPage)),
    hasAll: kinds.some((kind) => !kind.startsWith('career')),
    mayDelete: hasRight(staff.role, 'deleteFiles'),
    isDeleted: query.get('done') === 'deleted',
  }
}
