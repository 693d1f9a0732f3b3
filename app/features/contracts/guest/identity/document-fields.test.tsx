// @vitest-environment happy-dom
import { useForm } from '@conform-to/react'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { emptyGuestPart } from '~content/contract-values'
import type { DocumentKind } from '~content/document-kind'
import { locales } from '~content/locale'
import type { PrivateFile } from '~/platform/files/store/private-file'
import { sampleContract } from '~/testing/factories/contract'
import { showIn } from '~/testing/show'
import { DocumentFields } from './document-fields'
import type { GuestData } from '../guest-data'
import { readGuestPage } from '../page/read-guest-page.server'

const show = await showIn('en')
const back = 'b'.repeat(40)

const files = {
  find: async (id: string): Promise<PrivateFile> => ({
    ...({ id, name: 'back.jpg', kind: 'contract-document', type: 'jpeg', bytes: 1 } as const),
    createdAt: 0,
    claimedBy: 'C-7K2M9Q',
    expiresAt: null,
  }),
}
const guestPart = {
  ...emptyGuestPart,
  documentKind: 'nationalId' as const,
  personalDocumentBack: back,
}
const data = await readGuestPage(sampleContract({ guestPart }), {
  link: 'link',
  locale: 'en',
  files,
})

type Fields = {
  documentKind: DocumentKind | undefined
  personalDocument: string
  personalDocumentBack: string
}

function Document({ data }: { data: GuestData }) {
  const [, fields] = useForm<Fields>({ defaultValue: { documentKind: 'nationalId' } })
  return (
    <form>
      <DocumentFields
        kind={fields.documentKind}
        front={fields.personalDocument}
        back={fields.personalDocumentBack}
        data={data}
        problemOf={() => null}
        onChange={() => undefined}
        onWay={() => undefined}
      />
    </form>
  )
}

/** What a browser sends: nothing of a disabled fieldset. */
const backsOf = (name: string) =>
  [...document.querySelectorAll<HTMLInputElement>(`input[name=personalDocumentBack${name}]`)]
    .filter((input) => !input.closest('fieldset[disabled]'))
    .map(({ value }) => value)
const choose = (kind: DocumentKind) =>
  fireEvent.click(screen.getByLabelText(data.words.guest.documentKinds[kind]))

it('leaves the back out of the form beside a passport, and has it again beside an ID', () => {
  show(<Document data={data} />)
  expect(backsOf('')).toEqual([back])
  choose('passport')
  expect(backsOf('')).toEqual([])
  choose('nationalId')
  expect(backsOf('')).toEqual([back])
})

it('shows no back that the guest took back before they chose a passport', () => {
  show(<Document data={data} />)
  fireEvent.click(screen.getByRole('button', { name: data.words.guest.clear }))
  choose('passport')
  choose('nationalId')
  expect([backsOf(''), backsOf('Removed')]).toEqual([[''], [back]])
  expect(screen.queryByText(/back\.jpg/)).toBeNull()
})

it.each(locales)('names no other document in the hint of the chosen one, %s', async (locale) => {
  const { words } = await readGuestPage(sampleContract(), { link: 'link', locale, files })
  const { documentHint, documentKinds } = words.guest
  for (const name of [...Object.values(documentKinds), 'DPI', 'identity card']) {
    expect(documentHint.toLowerCase()).not.toContain(name.toLowerCase())
  }
})
