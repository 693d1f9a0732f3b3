import { locales, type Locale } from '~content/locale'
import { readStaffBar } from '~/features/staff/area/read-staff-bar.server'
import type { StaffBarData } from '~/features/staff/area/staff-bar'
import { requireStaff } from '~/features/staff/session/require-staff.server'
import { createContractStore } from '../store/contract-store.server'
import { answerEditor } from './answer-editor.server'
import { contractWords } from '../contract-words.server'
import type { TemplateChoice } from './choose-template'
import type { EditorData } from './editor-data'
import { newEditor } from './editor-data.server'
import { listTemplates } from './find-templates.server'
import type { ContractWords } from '../contract-words'

type NewContractData = {
  words: ContractWords
  bar: StaffBarData
  choices: TemplateChoice[]
  chosen: string
  /** Null where no template is in use. */
  editor: EditorData | null
}

/**
 * The page on which a contract is made; `of` in its address says of which template and in which language. For staff
 * with the right alone.
 */
export async function readNewContract(
  request: Request,
  locale: Locale,
  now = new Date(),
): Promise<NewContractData> {
  const staff = await requireStaff(request, { right: 'contracts' })
  const of = new URL(request.url).searchParams.get('of')
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
    found.find(({ language }) => language === locale) ??
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
      ? await newEditor(chosen.template, { staff, language: chosen.language, locale, now })
      : null,
  }
}

/** Makes a contract, or says what is wrong with the form. */
export async function answerNewContract(request: Request, locale: Locale) {
  const staff = await requireStaff(request, { right: 'contracts' })
  return answerEditor({ request, locale, staff, store: createContractStore() }, null)
}
