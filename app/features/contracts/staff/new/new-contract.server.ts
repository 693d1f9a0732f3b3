import { redirect } from '@remix-run/node'
import { contractReferenceSchema, type Contract } from '~content/contract'
import { locales, type Locale } from '~content/locale'
import type { Stay } from '~content/stay'
import { stayReferenceSchema } from '~content/stay-author'
import { readStaffBar } from '~/features/staff/area/read-staff-bar.server'
import type { StaffBarData } from '~/features/staff/area/staff-bar'
import { requireStaff } from '~/features/staff/session/require-staff.server'
import { getStay } from '~/features/stays/get-stay.server'
import { throw503OnOutage } from '~/platform/content/throw-503-on-outage.server'
import { notFound } from '~/platform/http/not-found.server'
import { href } from '~/routing/href'
import { createContractStore } from '~/features/contracts/store/contract-store.server'
import { answerEditor } from '../editor/answer-editor.server'
import { contractWords } from '~/features/contracts/contract-words.server'
import type { TemplateChoice } from './choose-template'
import type { EditorData } from '../editor-data'
import { newEditor } from './new-editor.server'
import { listTemplates } from '../form/list-templates.server'
import type { ContractWords } from '~/features/contracts/contract-words'

type NewContractData = {
  words: ContractWords
  bar: StaffBarData
  choices: TemplateChoice[]
  chosen: string
  /** Null where no template is in use. */
  editor: EditorData | null
  /** For which stay it is made. */
  stay: Pick<Stay, 'reference' | 'guestName'> | null
  /** The reference of the contract whose figures it begins with. */
  like: string | null
}

/**
 * The page on which a contract is made; `of` in its address says of which template and in which language, `stay` for
 * which stay: all that is known of it is filled in; `like` of which contract it is a copy. For staff with the right
 * alone. Throws 404 and 503 responses.
 */
export async function readNewContract(
  request: Request,
  locale: Locale,
  now = new Date(),
): Promise<NewContractData> {
  const staff = await requireStaff(request, { right: 'contracts' })
  const query = new URL(request.url).searchParams
  const of = query.get('of')
  const stayReference = query.get('stay')
  const stay = stayReference === null ? null : await getStay(stayReference)
  const like = await findLike(query.get('like'))
  if (stay?.contract) throw redirect(href('contract', locale, { id: stay.contract }), 303)
  const all = await Promise.all(
    locales.map(async (language) =>
      (await listTemplates(language)).map((template) => ({ template, language })),
    ),
  )
  const found = all
    .flat()
    .map((one) => ({ ...one, value: `${one.template.documentId}.${one.language}` }))
  const chosen =
    found.find(({ value }) => value === of) ??
    found.find(({ value }) => value === (like && `${like.terms.templateId}.${like.language}`)) ??
    found.find(({ language }) => language === (like?.language ?? stay?.language ?? locale)) ??
    found[0]
  return {
    words: contractWords(locale),
    bar: await readStaffBar({ staff, locale, current: 'staffContracts' }),
    choices: found.map(({ value, template, language }) => ({
      value,
      name: template.name,
      language,
    })),
    chosen: chosen?.value ?? '',
    editor: chosen
      ? await newEditor(chosen.template, {
          staff,
          language: chosen.language,
          locale,
          now,
          stay,
          like,
        })
      : null,
    stay: stay && { reference: stay.reference, guestName: stay.guestName },
    like: like && like.reference,
  }
}

/** The contract that is copied. Throws 404 and 503 responses. */
async function findLike(reference: string | null): Promise<Contract | null> {
  if (reference === null) return null
  if (!contractReferenceSchema.safeParse(reference).success) throw notFound()
  return throw503OnOutage('a contract to copy could not be read', async () => {
    const contract = await createContractStore().find(reference)
    if (!contract) throw notFound()
    return contract
  })
}

/** Makes a contract, or says what is wrong with the form. */
export async function answerNewContract(request: Request, locale: Locale) {
  const staff = await requireStaff(request, { right: 'contracts' })
  const stay = new URL(request.url).searchParams.get('stay') ?? undefined
  if (stay !== undefined && !stayReferenceSchema.safeParse(stay).success) throw notFound()
  return answerEditor({ request, locale, staff, store: createContractStore(), stay }, null)
}
